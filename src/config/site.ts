import type { Settings } from './settings.ts'

/** The settings that the browser reads at run time; the others are used only by the build. */
type SiteSettings = Omit<Settings, 'errorReportEndpoint' | 'policyReportEndpoint'>

declare const __SETTINGS__: SiteSettings

/** The settings of this build, checked by `parseSettings` when it was made. */
export const site: SiteSettings = __SETTINGS__
