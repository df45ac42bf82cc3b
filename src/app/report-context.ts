import { type PagePath, pagePathOf } from '#config/pages.ts'
import type { Language } from '#i18n/language.ts'

/** What every report says of its page and its build. */
export interface ReportContext {
  /** The page as the table of pages writes it, never its address; `*` if there is none. */
  readonly page: PagePath | '*'
  readonly language: Language
  /** File of the first script, whose name changes with every build; null if unknown. */
  readonly build: string | null
  /** Coordinated universal time to the minute: `2026-11-21T20:05Z`. */
  readonly time: string
}

/** What the browser knows of the page when a report is made. */
export interface Surroundings {
  /** The path of the page, without its language. */
  readonly path: string
  readonly language: Language
  readonly build: string | null
  readonly now: Date
  /** File names of the scripts that this page has loaded from the site. */
  readonly scripts: ReadonlySet<string>
}

/** Returns what a report says of its surroundings, and nothing else of them. */
export function contextOf({ path, language, build, now }: Surroundings): ReportContext {
  return { page: pagePathOf(path) ?? '*', language, build, time: `${now.toISOString().slice(0, 16)}Z` }
}
