import { RichText } from '#components/chrome/rich-text.tsx'
import type { StartToTell } from '#domain/calendar/next-year-choice.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface StartLineProps {
  /** When coverage starts, and the last day to be enrolled for it. Null where it is unknown, or nobody can take the plan. */
  readonly expected: StartToTell | null
}

/**
 * Says when coverage can start, and by which day to be enrolled, and that a plan ends soon (F-109). It is shown
 * before an account is opened and before a signature.
 */
export function StartLine({ expected }: StartLineProps) {
  const { t, language } = useTranslation('plans')
  if (expected === null) return null
  const { start, enrollBy, needsChange, next } = expected
  const days = { start: formatLongDate(start, language), enrollBy: formatLongDate(enrollBy, language) }
  return (
    <p className="max-w-prose text-pretty">
      <RichText text={t(needsChange ? 'startLine.withChange' : 'startLine.value', days)} />
      {next && (
        <>
          {' '}
          <RichText
            text={t('startLine.ends', {
              ends: formatLongDate(next.ends, language),
              year: next.year,
              last: formatLongDate(next.chooseBy, language),
              start: formatLongDate(next.start, language),
            })}
          />
        </>
      )}
    </p>
  )
}
