/** True in the demo, which includes its mocks; false in the production site (vite.config.ts). */
declare const __DEMO__: boolean

/** Endpoint of error reports; empty if none are sent (src/build/settings-plugin.ts). */
declare const __ERROR_REPORT_ENDPOINT__: string
