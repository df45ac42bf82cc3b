import { type PagePath, pagePathOf } from '#config/pages.ts'
import type { Language } from '#i18n/language.ts'

/** The facts of the page and build in every report. */
export interface ReportContext {
  /** The page's path in the table of pages, never its address; `*` if there is none. */
  readonly page: PagePath | '*'
  readonly language: Language
  /** File of the first script, whose name changes with every build; null if unknown. */
  readonly build: string | null
  /** Coordinated universal time to the minute: `2026-11-21T20:05Z`. */
  readonly time: string
}

/** The browser's facts of the page at the time of a report. */
export interface Surroundings {
  /** The path of the page, without its language. */
  readonly path: string
  readonly language: Language
  readonly build: string | null
  readonly now: Date
  /** File names of the scripts that this page has loaded from the site. */
  readonly scripts: ReadonlySet<string>
}

/** Returns the facts of the page for a report, and no others. */
export function contextOf({ path, language, build, now }: Surroundings): ReportContext {
  return { page: pagePathOf(path) ?? '*', language, build, time: `${now.toISOString().slice(0, 16)}Z` }
}
