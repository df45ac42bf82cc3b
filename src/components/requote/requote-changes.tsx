import type { ReactNode } from 'react'

import { CreditOutlookNote, type CreditOutlookNoteProps } from '#components/plans/credit-outlook-note.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import type { Misfit } from '#domain/requote/misfits.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { amountText, misfitText, peopleText, placeText } from './requote-words.ts'

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
  /** Why it could not be taken over; undefined while nothing failed. */
  readonly failure?: string | undefined
  /** Takes the new quote over. */
  readonly onUse: () => void
  /** Leaves the application as it was. */
  readonly onKeep: () => void
}

interface Row {
  readonly label: string
  readonly sides: readonly [ReactNode, ReactNode]
  readonly isSame: boolean
}

function PlanName({ plan, none }: { readonly plan: QuoteSide['plan']; readonly none: string }) {
  if (plan === null) return none
  return (
    <span lang="en">
      {plan.issuerName}
      <br />
      {plan.name}
    </span>
  )
}

/** Shows the application's quote beside the new one, and what does not fit it any more, before it is taken over (F-85). */
export function RequoteChanges(props: RequoteChangesProps) {
  const { before, after, outlook, misfits, isBusy, failure, onUse, onKeep } = props
  const texts = useTranslation('requote')
  const { t } = texts
  const row = (label: string, text: (side: QuoteSide) => string): Row => {
    const sides = [text(before), text(after)] as const
    return { label, sides, isSame: sides[0] === sides[1] }
  }
  const plan: Row = {
    label: t('changes.plan'),
    sides: [
      <PlanName key="before" plan={before.plan} none={t('changes.none')} />,
      <PlanName key="after" plan={after.plan} none={t('changes.none')} />,
    ],
    isSame: false,
  }
  const bill = row(t('changes.bill'), ({ billCents }) => amountText(texts, billCents, 'perMonth'))
  const others = [
    row(t('changes.credit'), ({ creditCents }) =>
      creditCents > 0 ? amountText(texts, creditCents, 'perMonth') : t('changes.none'),
    ),
    row(t('changes.income'), ({ incomeCents }) =>
      incomeCents === null ? t('changes.none') : amountText(texts, incomeCents, 'perYear'),
    ),
    row(t('changes.place'), placeText),
    row(t('changes.people'), ({ people }) => peopleText(texts, people)),
  ]
  const changed = others.filter(({ isSame }) => !isSame)
  return (
    <Card padding="lg" raised className="grid gap-6">
      <dl className="grid gap-4">
        {[plan, bill, ...changed].map(({ label, sides }) => (
          <div key={label} className="grid gap-1 border-b border-border pb-3 sm:grid-cols-2 sm:gap-x-6">
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            {sides.map((side, at) => (
              <dd key={at === 0 ? 'before' : 'after'} className="min-w-0 wrap-anywhere tabular-nums">
                <span className="block text-sm text-ink-muted">
                  {at === 0 ? t('changes.before') : t('changes.after')}
                </span>
                {side}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <CreditOutlookNote outlook={outlook} creditCents={after.creditCents} className="font-semibold" />
      {changed.length < others.length && <p className="text-ink-muted">{t('changes.same')}</p>}
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
          <p>{t('changes.failedText')}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} busyLabel={t('changes.using')} onClick={onUse}>
          {t('changes.use')}
        </Button>
        {/* What is being sent may have arrived already. */}
        {!isBusy && (
          <Button tone="outline" onClick={onKeep}>
            {t('changes.keep')}
          </Button>
        )}
      </div>
    </Card>
  )
}
