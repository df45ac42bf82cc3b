import { Checkbox } from '#components/fields/checkbox.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { useFacetLabel } from '#components/plans/use-facet-label.ts'
import { otherIssuers } from '#domain/plans/filters.ts'
import type { Facet, FacetGroupName } from '#domain/plans/plan.ts'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FacetPanelGroupProps {
  /** The group's name. */
  readonly name: FacetGroupName
  /** The group's values, each with its number of plans. */
  readonly facets: readonly Facet[]
  /** The active values. */
  readonly chosen: readonly string[]
  /** Adds a value to the filters or removes it. */
  readonly onToggle: (group: FacetGroupName, value: string) => void
}

/** The most values that fit in the list's 12rem. A longer list must be focusable to scroll by keyboard. */
const fittingValues = 4

/**
 * One collapsible group of filters: a scrolling list of 12rem, each value with its number of plans (P-30). On a phone
 * it shows all values, because a scroller within the page would catch the finger.
 */
export function FacetPanelGroup({ name, facets, chosen, onToggle }: FacetPanelGroupProps) {
  const { t, language } = useTranslation('plans')
  const labelOf = useFacetLabel()
  const title = t(`facets.${name}`)
  const scrolls = facets.length > fittingValues
  return (
    <Disclosure look="row" defaultOpen summary={title} className="border-t border-border py-1">
      <div
        role="group"
        aria-label={title}
        className="-mx-1.5 rounded-sm px-1.5 lg:max-h-facet-list lg:overflow-y-auto"
        // A scrolling list must be reachable by keyboard (WCAG 2.1.1).
        {...(scrolls && { tabIndex: 0 })}
      >
        {facets.map(({ value, count }) => (
          <Checkbox
            key={value}
            quiet
            label={name === 'issuers' && value !== otherIssuers ? <span lang="en">{value}</span> : labelOf(name, value)}
            value={chosen.includes(value)}
            aside={
              <>
                <span aria-hidden>{formatNumber(count, language)}</span>
                <VisuallyHidden>{t('facets.count', { count })}</VisuallyHidden>
              </>
            }
            onChange={() => {
              onToggle(name, value)
            }}
          />
        ))}
      </div>
    </Disclosure>
  )
}
