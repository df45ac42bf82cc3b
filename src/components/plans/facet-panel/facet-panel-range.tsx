import { useId } from 'react'

import { Fieldset } from '#components/fields/fieldset.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { RangeFilterName } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { TypedRanges } from './use-typed-ranges.ts'

export interface FacetPanelRangeProps {
  /** The range's name. */
  readonly name: RangeFilterName
  /** The typed texts of all ranges. */
  readonly ranges: TypedRanges
}

/** One range of amounts, from and to; a mistake is told beside it, and what was typed stays (P-81). */
export function FacetPanelRange({ name, ranges }: FacetPanelRangeProps) {
  const { t } = useTranslation('plan-filters')
  const id = useId()
  const text = ranges.textOf(name)
  const problem = ranges.problemOf(name)
  const leave = () => {
    ranges.leave(name)
  }
  const field = (end: 'min' | 'max') => (
    <MoneyField
      label={t(`facetPanel.range.${end}`)}
      width="xs"
      value={text[end]}
      onChange={(value) => {
        ranges.type(name, { ...text, [end]: value })
      }}
      onBlur={leave}
    />
  )
  return (
    <form
      noValidate
      className="border-t border-border py-3"
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <Fieldset
        id={id}
        label={t(`facetPanel.range.${name}`)}
        error={problem ? t(`facetPanel.range.${problem.kind}`) : undefined}
      >
        <div className="grid grid-cols-2 gap-3">
          {field('min')}
          {field('max')}
        </div>
      </Fieldset>
      <Button type="submit" tone="quiet" size="sm" className="-ms-4">
        {t('facetPanel.range.apply')}
        <VisuallyHidden> {t(`facetPanel.range.${name}`)}</VisuallyHidden>
      </Button>
    </form>
  )
}
