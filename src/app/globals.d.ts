/** True in the demo, which includes its mocks; false in the production site (vite.config.ts). */
declare const __DEMO__: boolean

/** Endpoint of error reports; empty if none are sent (src/build/settings-plugin.ts). */
declare const __ERROR_REPORT_ENDPOINT__: string

/** The agency's mark, drawn from src/content/logo.svg (src/build/logo-plugin.ts). */
declare module 'virtual:agency-logo' {
  import type { ReactElement } from 'react'

  /** The mark in the colors of the page's scheme, hidden from screen readers, because the name is beside it. */
  export function LogoDrawing(props: { readonly className: string }): ReactElement
}
