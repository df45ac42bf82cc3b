import { Flag } from 'lucide-react'
import { useId } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { Skeleton } from '#components/primitives/skeleton.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { LowestReason, StartPlan } from '#domain/plans/three-to-start.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MetalBadge } from './metal-badge.tsx'

export interface ThreeToStartProps {
  /** The plans to start with, from `lowestPlans`; none while plans arrive. */
  readonly starts: readonly StartPlan[]
  /** Plans are arriving: the place of the plans to start with is kept, so what follows does not move. */
  readonly isAwaited: boolean
  /** Says that companies don't pay for a place here, which an agency states by a setting. */
  readonly saysUnpaid: boolean
  /** Opens the plan of this id. */
  readonly onOpen: (planId: string) => void
}

function useReasonText(): (reason: LowestReason) => string {
  const { t, language } = useTranslation('year-costs')
  return ({ figure, cents, among, isAtMost }) => {
    const reason = t(`reasons.${figure}`, { count: among })
    // The bills and the highest cost are in the line below.
    if (figure === 'healthy' || figure === 'bad') return reason
    const amount = formatDollars(cents / 100, language)
    return t(isAtMost ? 'threeToStart.amountAtMost' : 'threeToStart.amount', { reason, amount })
  }
}

function StartEntry({ start, onOpen }: { readonly start: StartPlan } & Pick<ThreeToStartProps, 'onOpen'>) {
  const { t, language } = useTranslation('year-costs')
  const reasonText = useReasonText()
  const nameId = useId()
  const { plan, year, reasons } = start
  const dollars = (cents: number) => formatDollars(cents / 100, language)
  return (
    <li className="flex min-w-0 flex-col items-start gap-2 rounded-lg border border-border bg-surface p-3.5">
      <ul className="text-sm leading-snug font-semibold text-success">
        {reasons.map((reason) => (
          <li key={reason.figure}>
            <RichText text={reasonText(reason)} />
          </li>
        ))}
      </ul>
      <MetalBadge level={plan.metalLevel} />
      <div lang="en" className="min-w-0">
        <p className="text-sm text-ink-muted">{plan.issuerName}</p>
        <p id={nameId} className="leading-snug font-semibold">
          {plan.name}
        </p>
      </div>
      <p className="text-sm tabular-nums">
        <RichText
          text={
            year.bad
              ? t('yearBand.both', { healthy: dollars(year.healthy.cents), most: dollars(year.bad.cents) })
              : t('yearBand.healthyOnly', { healthy: dollars(year.healthy.cents) })
          }
        />
      </p>
      <Button
        tone="outline"
        size="sm"
        className="mt-auto"
        onClick={() => {
          onOpen(plan.id)
        }}
      >
        {t('threeToStart.open')}
        <VisuallyHidden>
          {' '}
          <span lang="en">{plan.name}</span>
        </VisuallyHidden>
      </Button>
    </li>
  )
}

/**
 * The plans to start with: the lowest of the whole list by a figure, each with its reason and both numbers of a year
 * (P-65). On a phone it is one line that opens.
 */
export function ThreeToStart({ starts, isAwaited, saysUnpaid, onOpen }: ThreeToStartProps) {
  const { t } = useTranslation('year-costs')
  const id = useId()
  if (starts.length === 0 && !isAwaited) return null
  const title = t(
    starts.length === 1 ? 'threeToStart.title1' : starts.length === 2 ? 'threeToStart.title2' : 'threeToStart.title3',
  )
  if (starts.length === 0)
    return (
      <div aria-hidden className="min-w-0 print:hidden">
        <p className="flex min-h-target items-center px-3 py-px text-sm font-semibold text-ink-muted md:px-0">
          {title}
        </p>
        <Skeleton shape="block" className="h-field-md max-md:hidden" />
      </div>
    )
  return (
    <section aria-labelledby={id} className="min-w-0 print:hidden">
      <FoldedRow summary={title} icon={<Flag aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-primary" />}>
        <div className="grid gap-2">
          <h2 id={id} className="flex items-center text-lg font-semibold max-md:sr-only md:min-h-target">
            {title}
          </h2>
          <ul className="grid gap-3 md:min-h-field-md md:auto-cols-fr md:grid-flow-col">
            {starts.map((start) => (
              <StartEntry key={start.plan.id} start={start} onOpen={onOpen} />
            ))}
          </ul>
          {saysUnpaid && <p className="text-sm text-ink-muted">{t('threeToStart.notPaid')}</p>}
        </div>
      </FoldedRow>
    </section>
  )
}
