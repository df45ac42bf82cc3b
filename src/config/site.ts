import type { PlanYear } from '#domain/years/plan-years.ts'

import type { Settings } from './settings.ts'

/**
 * The settings that the browser reads at run time. The build uses the others, or passes them as constants of their own.
 */
interface SiteSettings extends Omit<Settings, 'errorReportEndpoint' | 'policyReportEndpoint' | 'otherRelativeCode'> {
  /** The year of pages outside the quote, such as the questions about dates: the quote year on the build's day. */
  readonly contentYear: PlanYear
  /** The years whose facts this build has; no other is quoted. */
  readonly planYears: readonly PlanYear[]
}

declare const __SETTINGS__: SiteSettings

/** The settings of this build, checked by `parseSettings` when it was made. */
export const site: SiteSettings = __SETTINGS__
