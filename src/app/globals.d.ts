/** True in the demo, which carries its mocks; false in the production site (vite.config.ts). */
declare const __DEMO__: boolean

/** Where reports of errors go; empty where none are sent (src/build/settings-plugin.ts). */
declare const __ERROR_REPORT_ENDPOINT__: string
