/** The code that the demo's mocks accept; null in the production site, which contains no trace of it. */
export const demoCode: string | null = __DEMO__ ? '123456' : null
