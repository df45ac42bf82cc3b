import { memo, useId } from 'react'

import { controlLook } from '#components/fields/control-look.ts'
import { SelectArrow } from '#components/fields/select-arrow.tsx'
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
 * Chooses the year whose cost the cards show (P-63): radio buttons as chips, on a phone a select that contains its
 * label. Without a choice it renders nothing. Its parts are items of the surrounding wrapping row: the chips take a
 * full line, so another item can follow the label.
 */
export const YearViewSwitch = memo(function YearViewSwitch({ views, view, onView }: YearViewSwitchProps) {
  const { t } = useTranslation('year-costs')
  const id = useId()
  if (views.length < 2) return null
  return (
    <>
      <div className="relative min-w-28 flex-1 sm:hidden print:hidden">
        <label
          htmlFor={`${id}-select`}
          className="pointer-events-none absolute inset-x-3.5 top-1 truncate text-xs font-semibold text-ink-muted"
        >
          {t('yearViewSwitch.label')}
        </label>
        <select
          id={`${id}-select`}
          value={view}
          className={controlLook({ className: 'appearance-none truncate pt-4 pe-10' })}
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
        <SelectArrow />
      </div>
      <div role="radiogroup" aria-labelledby={`${id}-label`} className="hidden sm:contents print:hidden">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {t('yearViewSwitch.label')}
        </p>
        <div className="order-last flex w-full flex-wrap items-center gap-1">
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
        </div>
      </div>
    </>
  )
})
