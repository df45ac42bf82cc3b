import { RadioGroup } from '#components/fields/radio-group.tsx'
import { Button } from '#components/primitives/button.tsx'
import { needsLifeChange, type YearOnSale } from '#domain/calendar/years-on-sale.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatMonthDay } from '#i18n/month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface YearSwitchProps {
  /** The years on sale, the earliest first. */
  readonly options: readonly YearOnSale[]
  /** The year of the listed plans. It is not among the options in a tab that lists a year no longer on sale. */
  readonly chosen: PlanYear
  /** Called with the year that the visitor chooses. */
  readonly onChange: (year: PlanYear) => void
  /** Opens the life-change check, which other years may require. Without it there is no button. */
  readonly onLifeChangeCheck?: (() => void) | undefined
}

/** Chooses the year of the coverage among those on sale. With only one year it renders nothing. */
export function YearSwitch({ options, chosen, onChange, onLifeChangeCheck }: YearSwitchProps) {
  const { t, language } = useTranslation('coverage-year')
  const isOnSale = options.some(({ planYear }) => planYear === chosen)
  if (isOnSale && options.length === 1) return null
  const years = options.map(({ planYear, effective }) => {
    const facts = { year: planYear, start: formatMonthDay(effective.start, language) }
    return {
      value: `${planYear}` as const,
      label: needsLifeChange(effective) ? t('yearSwitch.optionLifeChange', facts) : t('yearSwitch.option', facts),
    }
  })
  // If the chosen year needs a life change, `EnrollmentWindow` has the button.
  const hasOtherByLifeChange = options.some(
    ({ planYear, effective }) => planYear !== chosen && needsLifeChange(effective),
  )
  return (
    <div className="grid justify-items-start gap-2 print-hidden">
      {!isOnSale && (
        <p className="font-semibold" role="status">
          {t('yearSwitch.notOnSale', { year: chosen })}
          {options.length > 0 && ` ${t('yearSwitch.choose')}`}
        </p>
      )}
      {options.length > 0 && (
        <RadioGroup
          label={t('yearSwitch.label')}
          look="row"
          value={isOnSale ? `${chosen}` : null}
          options={years}
          onChange={(value) => {
            const year = options.find(({ planYear }) => `${planYear}` === value)
            if (year) onChange(year.planYear)
          }}
        />
      )}
      {onLifeChangeCheck && hasOtherByLifeChange && (
        <Button tone="quiet" size="sm" className="-ms-4" aria-haspopup="dialog" onClick={onLifeChangeCheck}>
          {t('yearSwitch.check')}
        </Button>
      )}
    </div>
  )
}
