import type { SiteLanguage } from './language-table.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import type { LegalEdition, LegalText } from './legal-schema.ts'
import { type PlaceholderValues, fillPlaceholders } from './placeholders.ts'

/** The two legal documents of the site (C-50, C-51). */
export type LegalDocument = 'terms' | 'privacy'

/** A paragraph, or a list of points. */
export type TextBlock = string | readonly string[]

/** One numbered part of a legal document. */
export interface LegalSection {
  /** The section's anchor in the address, the same in both languages. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly TextBlock[]
}

/** Identifies the words that somebody accepts, for the record. */
export interface Edition {
  readonly version: string
  readonly effective: CalendarDay
}

/** A legal document in one language. */
export interface LegalWords extends Edition {
  readonly description: string
  readonly keywords: string
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

/** Returns the version of a legal text and the day from which it is in effect. */
export function editionOf({ version, effective }: LegalEdition): Edition {
  const [year = 0, month = 0, day = 0] = effective.split('-').map(Number)
  return { version, effective: { year, month, day } }
}

/** Returns a legal document in one language, with its placeholders filled. */
export function legalWords(text: LegalText, language: SiteLanguage, values: PlaceholderValues): LegalWords {
  const fill = (words: LegalText['summary']) => fillPlaceholders(words[language], values)
  return {
    ...editionOf(text),
    description: fill(text.description),
    keywords: fill(text.keywords),
    summary: fill(text.summary),
    sections: text.sections.map(({ id, title, blocks }) => ({
      id,
      title: fill(title),
      blocks: blocks.map((block) => (Array.isArray(block) ? block.map(fill) : fill(block))),
    })),
  }
}
