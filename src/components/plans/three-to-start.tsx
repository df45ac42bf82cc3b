import { Flag } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import type { LowestReason, StartPlan } from '#domain/plans/lowest-plans.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { MetalBadge } from './metal-badge.tsx'
import { useMonthsText, useYearText } from './year-band.tsx'
import { useReasonText } from './reason-chips.tsx'

export interface ThreeToStartProps {
  /** The plans to start with, from `lowestPlans`; none while plans arrive. */
  readonly starts: readonly StartPlan[]
  /** Plans are arriving. The space of the plans to start with is reserved, so the content below does not move. */
  readonly isAwaited: boolean
  /** Says that companies don't pay for a place here, which an agency states by a setting. */
  readonly saysUnpaid: boolean
  /** What the order and the amounts rest on, where somebody probably gets no credit. */
  readonly caveat?: ReactNode
  /** Returns which bill a plan's year counts; the same function while nothing changes. */
  readonly noteOf?: ((start: StartPlan) => string | undefined) | undefined
  /** Opens the plan of this id. */
  readonly onOpen: (planId: string) => void
}

/** Returns the reason with its amount, unless the line below has it: the bills and the highest cost. */
function useFullReason(): (reason: LowestReason) => string {
  const { t, language } = useTranslation('year-costs')
  const textOf = useReasonText()
  return (lowest) => {
    const reason = textOf(lowest)
    if (lowest.figure === 'healthy' || lowest.figure === 'bad') return reason
    const amount = formatDollars(lowest.cents / 100, language)
    return t(lowest.isAtMost ? 'threeToStart.amountAbout' : 'threeToStart.amount', { reason, amount })
  }
}

function StartEntry({
  start,
  noteOf,
  onOpen,
}: { readonly start: StartPlan } & Pick<ThreeToStartProps, 'noteOf' | 'onOpen'>) {
  const { t, language } = useTranslation('year-costs')
  const fullReason = useFullReason()
  const bothNumbers = useYearText()(start.year)
  const dollars = (cents: number) => formatDollars(cents / 100, language)
  const monthsText = useMonthsText()
  const { plan, year, reasons, lost } = start
  const note = noteOf?.(start)
  return (
    <li className="relative grid min-w-0 content-start gap-1.5 rounded-lg border border-border bg-surface px-3 py-2.5 hover:border-primary md:row-span-4 md:grid-rows-subgrid">
      <ul className="text-xs font-semibold text-success">
        {reasons.map((reason) => (
          <li key={reason.figure}>
            <RichText text={fullReason(reason)} />
          </li>
        ))}
      </ul>
      <h3 {...englishName} className="font-sans text-base leading-snug font-semibold tracking-normal">
        {/* The whole card is the target. */}
        <button
          type="button"
          className="min-h-6 text-start underline decoration-border underline-offset-4 before:absolute before:inset-0 hover:text-primary-strong hover:decoration-current"
          onClick={() => {
            onOpen(plan.id)
          }}
        >
          {plan.name}
        </button>
      </h3>
      <div className="flex min-w-0 items-center gap-2">
        <MetalBadge level={plan.metalLevel} size="sm" />
        <p {...englishName} className="min-w-0 text-sm leading-tight text-ink-muted">
          {plan.issuerName}
        </p>
      </div>
      <p className="text-sm leading-snug text-balance tabular-nums">
        {bothNumbers.split(' · ').map((line) => (
          <span key={line} className="block">
            <RichText text={line} />
          </span>
        ))}
        {year.monthsCovered < 12 && <span className="block text-ink-muted">{monthsText(year.monthsCovered)}</span>}
        {note !== undefined && (
          <span className="block">
            <RichText text={note} />
          </span>
        )}
        {lost && (
          <span className="block font-semibold text-danger">
            <RichText
              text={
                lost.moreCents === null
                  ? t('threeToStart.lost')
                  : t('threeToStart.lostMore', { amount: dollars(lost.moreCents) })
              }
            />
          </span>
        )}
      </p>
    </li>
  )
}

/**
 * The plans to start with: each is the lowest of the whole list by one figure. A card gives the reason, both yearly
 * costs and what they leave out (P-65). The section is collapsed to one line.
 */
export const ThreeToStart = memo(function ThreeToStart(props: ThreeToStartProps) {
  const { starts, isAwaited, saysUnpaid, caveat, noteOf, onOpen } = props
  const { t } = useTranslation('year-costs')
  const id = useId()
  if (starts.length === 0 && !isAwaited) return null
  const title = t(
    starts.length === 1 ? 'threeToStart.title1' : starts.length === 2 ? 'threeToStart.title2' : 'threeToStart.title3',
  )
  const icon = <Flag aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-primary md:hidden" />
  if (starts.length === 0)
    return (
      <p
        aria-hidden
        className="flex min-h-target min-w-0 items-center px-3 py-px text-sm leading-snug font-semibold text-ink-muted md:order-3 md:col-span-5 md:px-4 lg:col-span-3 print:hidden"
      >
        {title}
      </p>
    )
  return (
    <section aria-labelledby={id} className="min-w-0 md:contents print:hidden">
      <FoldedRow
        isHeading
        summary={<span id={id}>{title}</span>}
        icon={icon}
        className="md:order-3 md:col-span-5 lg:col-span-3"
        panelClassName="md:order-4 md:col-span-full"
      >
        <div className="grid gap-2">
          <p className="text-sm text-ink-muted">
            {t('threeToStart.allLevels')} {t('threeToStart.notCounted')} {saysUnpaid && t('threeToStart.notPaid')}
          </p>
          {caveat}
          <ul className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
            {starts.map((start) => (
              <StartEntry key={start.plan.id} start={start} noteOf={noteOf} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      </FoldedRow>
    </section>
  )
})
