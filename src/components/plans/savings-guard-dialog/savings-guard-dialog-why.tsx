import { RichText } from '#components/chrome/rich-text.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { SavingsGuard } from '#domain/plans/savings-guard.ts'
import { formatCents, formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SavingsGuardDialogWhyProps {
  /** The two plans' amounts, from `#domain/plans/savings-guard.ts`. */
  readonly guard: SavingsGuard
  /** The name of the plan that the visitor has taken. */
  readonly chosenName: string
  /** Whole months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** The sum behind both amounts, on demand (P-26). */
export function SavingsGuardDialogWhy({ guard, chosenName, monthsCovered }: SavingsGuardDialogWhyProps) {
  const { t, language } = useTranslation('eligibility')
  const sum = ({ billsCents, mostCents }: Pick<SavingsGuard['silver'], 'billsCents' | 'mostCents'>) =>
    t('savingsGuard.sum', {
      months: monthsCovered,
      bill: formatCents(billsCents / monthsCovered, language),
      bills: formatCents(billsCents, language),
      care: formatCentsShort(mostCents - billsCents, language),
      most: formatCents(mostCents, language),
    })
  const chosen = { billsCents: guard.chosenBillsCents, mostCents: guard.chosenMostCents }
  return (
    <Disclosure summary={t('savingsGuard.why')}>
      <dl className="grid gap-3 tabular-nums">
        <div>
          <dt className="font-semibold">
            <MarkedText text={t('savingsGuard.chosen', { plan: chosenName })} part={chosenName} as="english" />
          </dt>
          <dd>
            <RichText text={sum(chosen)} />
          </dd>
        </div>
        <div>
          <dt lang="en" className="font-semibold">
            {guard.silver.name}
          </dt>
          <dd>
            <RichText text={sum(guard.silver)} />
          </dd>
        </div>
      </dl>
      <p className="mt-3">{t('savingsGuard.notCounted')}</p>
      <p className="mt-1 text-sm text-ink-muted">{t('savingsGuard.source')}</p>
    </Disclosure>
  )
}
