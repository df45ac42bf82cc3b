import { SearchX } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface NoDoctorPlansProps {
  /** The number of plans that have all doctors but don't pass the other filters. */
  readonly elsewhere: number
  /** Whether the list has a doctor whose name was typed, of whom no company's data can be asked. */
  readonly hasTyped: boolean
  /** Turns the filter off. */
  readonly onTurnOff: () => void
  /** Turns the other filters off. */
  readonly onElsewhere: () => void
}

/** The message when the visitor's doctors leave no plan in the list, with the ways out (P-79). */
export function NoDoctorPlans({ elsewhere, hasTyped, onTurnOff, onElsewhere }: NoDoctorPlansProps) {
  const { t } = useTranslation('care')
  return (
    <Card padding="lg" className="grid justify-items-start gap-4">
      <SearchX aria-hidden strokeWidth={1.9} className="size-8 text-ink-muted" />
      <p className="max-w-prose text-lg">{t(elsewhere > 0 ? 'noDoctorPlans.underFilters' : 'noDoctorPlans.none')}</p>
      <p className="max-w-prose text-ink-muted">
        {t('noDoctorPlans.gaps')} {hasTyped && t('noDoctorPlans.typed')}
      </p>
      <div className="flex flex-wrap gap-3">
        {elsewhere > 0 && <Button onClick={onElsewhere}>{t('noDoctorPlans.elsewhere', { count: elsewhere })}</Button>}
        <Button tone="outline" onClick={onTurnOff}>
          {t('noDoctorPlans.turnOff')}
        </Button>
      </div>
    </Card>
  )
}
