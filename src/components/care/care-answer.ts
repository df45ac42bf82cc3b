import type { EntryCare } from '#domain/care/plan-care.ts'
import type { Translate } from '#i18n/i18n.ts'

/** Returns a short answer for an entry on paper, where the source is named once for the whole list (P-77, P-78). */
export function careAnswer(t: Translate<'care'>, { answer, from, silence }: EntryCare): string {
  if (answer === 'unknown') return t(`line.silence.${silence ?? 'noData'}`, { count: 1 })
  if (from === 'you' && answer !== 'genericCovered') return t(`detail.you.${answer}`)
  return t(`detail.${answer}`)
}
