import { memo, useId } from 'react'

import { SelectArrow } from '#components/fields/select-arrow.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
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

/** Chooses the year whose cost the cards show (P-63), in one line. Without a choice it renders nothing. */
export const YearViewSwitch = memo(function YearViewSwitch({ views, view, onView }: YearViewSwitchProps) {
  const { t } = useTranslation('year-costs')
  const id = useId()
  if (views.length < 2) return null
  return (
    <div className="forced-border flex min-h-target min-w-field-sm flex-1 items-center rounded-md border-2 border-control bg-surface ps-2 text-sm print:hidden">
      {/* The accessible name begins with the visible text. */}
      <label htmlFor={id} className="shrink-0 text-ink-muted">
        {t('yearViewSwitch.short')}
        <VisuallyHidden> {t('yearViewSwitch.label')}</VisuallyHidden>
      </label>
      <div className="relative min-w-0 flex-1">
        <select
          id={id}
          value={view}
          className="block h-10 w-full appearance-none truncate bg-transparent ps-1 pe-8 font-semibold text-ink"
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
    </div>
  )
})
