import { RichText } from '#components/chrome/rich-text.tsx'
import type { ExpectedStart } from '#domain/calendar/expected-start.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface StartLineProps {
  /** When coverage starts, and the last day to be enrolled for it. Null where it is unknown, or nobody can take the plan. */
  readonly expected: ExpectedStart | null
}

/** Says before an account is opened and before a signature when coverage can start, and by which day. */
export function StartLine({ expected }: StartLineProps) {
  const { t, language } = useTranslation('plans')
  if (expected === null) return null
  const { start, enrollBy, needsChange } = expected
  const days = { start: formatLongDate(start, language), enrollBy: formatLongDate(enrollBy, language) }
  return (
    <p className="max-w-prose text-pretty">
      <RichText text={t(needsChange ? 'startLine.withChange' : 'startLine.value', days)} />
    </p>
  )
}
