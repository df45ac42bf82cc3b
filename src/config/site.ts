import type { Settings } from './settings.ts'

/** What the browser reads of the settings at run time; the rest is put in where the site is built. */
type SiteSettings = Omit<Settings, 'errorReportEndpoint' | 'policyReportEndpoint'>

declare const __SETTINGS__: SiteSettings

/** The settings of this build, checked when it was made (`parseSettings`). */
export const site: SiteSettings = __SETTINGS__
