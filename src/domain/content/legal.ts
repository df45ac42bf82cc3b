import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import type { LegalText } from './legal-schema.ts'
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

/** A legal document in one language. */
export interface LegalWords {
  readonly version: string
  readonly effective: CalendarDay
  readonly description: string
  readonly keywords: string
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

function dayOf(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** Returns a legal document in one language, with its placeholders filled. */
export function legalWords(text: LegalText, language: 'en' | 'es', values: PlaceholderValues): LegalWords {
  const fill = (words: LegalText['summary']) => fillPlaceholders(words[language], values)
  return {
    version: text.version,
    effective: dayOf(text.effective),
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
