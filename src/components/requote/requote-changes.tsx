import type { ReactNode } from 'react'

import { CreditOutlookNote, type CreditOutlookNoteProps } from '#components/plans/credit-outlook-note.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import type { Misfit } from '#domain/requote/misfits.ts'
import { quoteChanges } from '#domain/requote/quote-changes.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { misfitText, quoteValueText } from './requote-words.ts'

export interface RequoteChangesProps {
  /** The quote in the application. */
  readonly before: QuoteSide
  /** The new quote. */
  readonly after: QuoteSide
  /** Who in the new price probably gets no credit; null where nobody does. */
  readonly outlook: CreditOutlookNoteProps['outlook']
  /** What does not fit the new quote. */
  readonly misfits: readonly Misfit[]
  /** The new quote is being taken over. */
  readonly isBusy: boolean
  /** Why the new quote could not be taken over; undefined without a failure. */
  readonly failure?: string | undefined
  /** The failure is that the application was changed elsewhere; `before` is the newer one. */
  readonly isNewer?: boolean | undefined
  /** Takes the new quote over. */
  readonly onUse: () => void
  /** Keeps the application unchanged. */
  readonly onKeep: () => void
}

interface Row {
  readonly label: string
  /** The content of the application and of the new quote, in this order. */
  readonly sides: readonly ReactNode[]
}

function PlanName({ plan, none }: { readonly plan: QuoteSide['plan']; readonly none: string }) {
  if (plan === null) return <>{none}</>
  return (
    <span {...englishName}>
      {plan.issuerName}
      <br />
      {plan.name}
    </span>
  )
}

/** Shows the application's quote beside the new one, and what does not fit it any more, before it is taken over (F-85). */
export function RequoteChanges(props: RequoteChangesProps) {
  const { before, after, outlook, misfits, isBusy, failure, isNewer, onUse, onKeep } = props
  const texts = useTranslation('requote')
  const { t } = texts
  const { changed, isRestSame } = quoteChanges(before, after)
  const rows: readonly Row[] = [
    {
      label: t('changes.plan'),
      sides: [before, after].map(({ plan }, at) => <PlanName key={at} plan={plan} none={t('changes.none')} />),
    },
    ...changed.map((value) => ({
      label: t(`changes.${value}`),
      sides: [before, after].map((side) => quoteValueText(texts, side, value)),
    })),
  ]
  return (
    <Card padding="lg" raised className="grid gap-6">
      <dl className="grid gap-4">
        {rows.map(({ label, sides }) => (
          <div key={label} className="grid gap-1 border-b border-border pb-3 sm:grid-cols-2 sm:gap-x-6">
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            {sides.map((side, at) => (
              <dd key={at === 0 ? 'before' : 'after'} className="min-w-0 wrap-anywhere tabular-nums">
                <span className="block text-sm text-ink-muted">
                  {at === 0 ? t('changes.before') : t('changes.after')}
                </span>
                <div>{side}</div>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <CreditOutlookNote outlook={outlook} creditCents={after.creditCents} className="font-semibold" />
      {isRestSame && <p className="text-ink-muted">{t('changes.same')}</p>}
      {misfits.length > 0 ? (
        <Alert tone="warning" title={t('changes.look')} headingLevel={2}>
          <ul className="grid list-disc gap-1 ps-5">
            {misfits.map((misfit) => {
              const text = misfitText(texts, misfit)
              return <li key={text}>{text}</li>
            })}
          </ul>
        </Alert>
      ) : (
        <p>{t('changes.fits')}</p>
      )}
      {failure !== undefined && (
        <Alert tone="danger" live="alert" title={t('changes.failed')}>
          <p>{failure}</p>
          <p>{t(isNewer === true ? 'changes.newerText' : 'changes.failedText')}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} busyLabel={t('changes.using')} onClick={onUse}>
          {t('changes.use')}
        </Button>
        {/* A request that is being sent may already have arrived. */}
        {!isBusy && (
          <Button tone="outline" onClick={onKeep}>
            {t('changes.keep')}
          </Button>
        )}
      </div>
    </Card>
  )
}
