/** True in the demo, which carries its mocks; false in the production site (vite.config.ts). */
declare const __DEMO__: boolean
