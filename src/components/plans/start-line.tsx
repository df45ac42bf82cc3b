import { RichText } from '#components/chrome/rich-text.tsx'
import type { StartAfterYear, StartToTell } from '#domain/calendar/next-year-choice.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface StartLineProps {
  /** When coverage starts, and the last day to be enrolled for it. Null where it is unknown, or nobody can take the plan. */
  readonly expected: StartToTell | StartAfterYear | null
  /** The name of the marketplace that the state runs, which may set other days; absent elsewhere. */
  readonly marketplace?: string | undefined
}

/**
 * Says when coverage can start, and by which day to be enrolled, and that a plan ends soon (F-109). It is shown
 * before an account is opened and before a signature.
 */
export function StartLine({ expected, marketplace }: StartLineProps) {
  const { t, language } = useTranslation('plans')
  if (expected === null) return null
  if ('afterYear' in expected)
    return (
      <p className="max-w-prose text-pretty">
        <RichText
          text={t('startLine.afterYear', {
            year: expected.afterYear,
            start: formatLongDate(expected.start, language),
            next: expected.start.year,
          })}
        />
      </p>
    )
  const { start, enrollBy, needsChange, orBy, next } = expected
  const days = { start: formatLongDate(start, language), enrollBy: formatLongDate(enrollBy, language) }
  return (
    <p className="max-w-prose text-pretty">
      <RichText text={t(needsChange ? 'startLine.withChange' : 'startLine.value', days)} />
      {orBy && (
        <>
          {' '}
          <RichText text={t('startLine.orBy', { orBy: formatLongDate(orBy, language) })} />
        </>
      )}
      {marketplace !== undefined && (
        <>
          {' '}
          <RichText text={t('startLine.marketplace', { marketplace })} />
        </>
      )}
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
