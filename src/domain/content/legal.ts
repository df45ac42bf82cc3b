import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

/** The two legal documents of the site (C-50, C-51). */
export type LegalDocument = 'terms' | 'privacy'

/** The edition of a text in force. */
export interface LegalEdition {
  /** Raised with each change of the words, in both languages at once. */
  readonly version: string
  readonly effective: CalendarDay
  /** `sample`: written for this product; counsel must confirm it before real use. */
  readonly status: 'sample' | 'confirmed'
}

/** The editions shown now. Both texts are sample texts that counsel must confirm. */
export const legalEditions: Readonly<Record<LegalDocument, LegalEdition>> = {
  terms: { version: '1.1', effective: { year: 2026, month: 11, day: 22 }, status: 'sample' },
  privacy: { version: '1.1', effective: { year: 2026, month: 11, day: 22 }, status: 'sample' },
}
