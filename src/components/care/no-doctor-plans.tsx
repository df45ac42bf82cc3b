import { NothingFound } from '#components/content/nothing-found.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface NoDoctorPlansProps {
  /** The number of plans that have all doctors but don't pass the other filters. */
  readonly elsewhere: number
  /**
   * Whether the list has a doctor whose name was typed. The site cannot look up such a doctor in the companies' data.
   */
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
    <NothingFound
      title={t(elsewhere > 0 ? 'noDoctorPlans.underFilters' : 'noDoctorPlans.none')}
      action={
        <>
          {elsewhere > 0 && <Button onClick={onElsewhere}>{t('noDoctorPlans.elsewhere', { count: elsewhere })}</Button>}
          <Button tone="outline" onClick={onTurnOff}>
            {t('noDoctorPlans.turnOff')}
          </Button>
        </>
      }
    >
      {t('noDoctorPlans.gaps')} {hasTyped && t('noDoctorPlans.typed')}
    </NothingFound>
  )
}
