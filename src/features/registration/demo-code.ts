/** The code that the demo's mocks take; null in the production site, which holds no trace of it. */
export const demoCode: string | null = __DEMO__ ? '123456' : null
