import { useId } from 'react'

import { controlLook } from '#components/fields/control-look.ts'
import { yearViews, type YearView } from '#domain/plans/year-costs.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface YearViewSwitchProps {
  /** The years that at least one plan has a figure of, in order. */
  readonly views: readonly YearView[]
  /** The chosen year. */
  readonly view: YearView
  /** Called with another year. */
  readonly onView: (view: YearView) => void
}

/**
 * Chooses the year whose cost the cards show (P-63): radio buttons as chips, on a phone one line with a select. It shows
 * nothing where there is no choice.
 */
export function YearViewSwitch({ views, view, onView }: YearViewSwitchProps) {
  const { t } = useTranslation('year-costs')
  const id = useId()
  if (views.length < 2) return null
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-2 sm:hidden print:hidden">
        <label htmlFor={`${id}-select`} className="shrink-0 text-sm font-semibold">
          {t('yearViewSwitch.label')}
        </label>
        <select
          id={`${id}-select`}
          value={view}
          className={controlLook({ className: 'min-w-field-xs w-0 grow' })}
          onChange={(event) => {
            const chosen = yearViews.find((known) => known === event.target.value)
            if (chosen) onView(chosen)
          }}
        >
          {views.map((each) => (
            <option key={each} value={each}>
              {t(`views.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="hidden flex-wrap items-center gap-1 sm:flex print:hidden">
        <legend className="mb-1 text-sm font-semibold">{t('yearViewSwitch.label')}</legend>
        {views.map((each) => (
          <label
            key={each}
            className="forced-border inline-flex min-h-target items-center gap-1.5 rounded-full bg-surface px-3 text-sm font-semibold has-checked:bg-primary-soft has-checked:text-primary-strong has-focus-visible:ring-2 has-focus-visible:ring-primary"
          >
            <input
              type="radio"
              name={`${id}-view`}
              value={each}
              checked={each === view}
              className="size-4 accent-primary"
              onChange={() => {
                onView(each)
              }}
            />
            {t(`views.${each}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
