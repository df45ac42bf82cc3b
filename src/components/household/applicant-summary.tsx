import { Baby, CircleAlert, CircleDashed, type LucideIcon, UserRound } from 'lucide-react'
import { memo } from 'react'

import { LiveRegion } from '#components/primitives/live-region.tsx'
import { type ApplicantMark, isComplete, type MarkedApplicant } from '#domain/quote/applicant-marks.ts'
import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

const icons: Readonly<Record<ApplicantMark, readonly [icon: LucideIcon, colour: string]>> = {
  adult: [UserRound, 'text-ink'],
  child: [Baby, 'text-ink'],
  pending: [CircleDashed, 'text-ink-muted'],
  invalid: [CircleAlert, 'text-danger'],
}

/** One applicant's icon. It is memoised, so typing in one field does not render the icons of other people. */
const MarkIcon = memo(function MarkIcon({ mark }: Pick<MarkedApplicant, 'mark'>) {
  const [Icon, colour] = icons[mark]
  return <Icon strokeWidth={1.9} className={cn('size-8', colour)} />
})

/** Milliseconds without typing before the line is announced, so an age of two digits is announced once. */
const quietTime = 1200

export interface ApplicantSummaryProps {
  /** The applicants in order, each with the state of their answers. */
  readonly applicants: readonly MarkedApplicant[]
}

/** Shows the applicants as a row of icons, and as a line of text that says the same. */
export function ApplicantSummary({ applicants }: ApplicantSummaryProps) {
  const { t, language } = useTranslation('quote-steps')
  const complete = applicants.filter(isComplete)
  const dependents = complete.filter(({ role }) => role === 'dependent').length
  const names = [
    ...(complete.some(({ role }) => role === 'primary') ? [t('applicantSummary.you')] : []),
    ...(complete.some(({ role }) => role === 'spouse') ? [t('applicantSummary.spouse')] : []),
    ...(dependents > 0 ? [t('applicantSummary.dependents', { count: dependents })] : []),
  ]
  const open = applicants.length - complete.length
  const rest =
    open > 0 && t(names.length > 0 ? 'applicantSummary.more' : 'applicantSummary.incomplete', { count: open })
  const parts = listFormat(language).formatToParts(rest ? [...names, rest] : names)
  const text = parts.map(({ value }) => value).join('')
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return (
    <>
      {applicants.length > 0 && (
        <div
          aria-hidden
          className="forced-border flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-primary-wash px-4 py-3"
        >
          <span className="flex flex-wrap gap-2">
            {applicants.map(({ mark }, index) => (
              <MarkIcon key={index} mark={mark} />
            ))}
          </span>
          <p>
            {parts.map(({ type, value }, index) => {
              const shown = index === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value
              return type === 'element' && value !== rest ? <strong key={index}>{shown}</strong> : shown
            })}
          </p>
        </div>
      )}
      <LiveRegion text={sentence} delay={quietTime} />
    </>
  )
}
