import { useId } from 'react'
import { flushSync } from 'react-dom'

import { Fieldset, fieldsetErrorId } from '#components/fields/fieldset.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { useRangeText } from '#components/plans/use-active-filter-chips.ts'
import { isRangeOn } from '#domain/plans/filters.ts'
import type { CentsRange, RangeFilterName } from '#domain/plans/plan.ts'
import type { RangeEnd } from '#domain/plans/range-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { TypedRanges } from './use-typed-ranges.ts'

export interface FacetPanelRangeProps {
  /** The range's name. */
  readonly name: RangeFilterName
  /** The range that filters the list. */
  readonly range: CentsRange
  /** The typed texts of all ranges. */
  readonly ranges: TypedRanges
  /**
   * The range starts folded, unless it filters the list.
   * @default false
   */
  readonly isFolded?: boolean
}

/**
 * One range of amounts, from and to. It takes effect when the focus leaves both fields, or by the button. An invalid
 * range shows an error beside the range that filters the list meanwhile. The typed text stays, the wrong ends are
 * marked, and the button moves the focus to the first of them (P-81). The deductible says which one it goes by (P-125).
 */
export function FacetPanelRange({ name, range, ranges, isFolded = false }: FacetPanelRangeProps) {
  const { t } = useTranslation('plan-filters')
  const { t: tSteps } = useTranslation('quote-steps')
  const rangeText = useRangeText()
  const id = useId()
  const text = ranges.textOf(name)
  const problem = ranges.problemOf(name)
  const fieldId = (end: RangeEnd) => `${id}-${end}`
  const field = (end: RangeEnd) => (
    <MoneyField
      id={fieldId(end)}
      label={t(`facetPanel.range.${end}`)}
      width="xs"
      value={text[end]}
      meantText={(what, amount) => tSteps(`moneyMeant.${what}`, { amount })}
      problemId={problem?.ends.includes(end) === true ? fieldsetErrorId(id) : undefined}
      onChange={(value) => {
        ranges.type(name, { ...text, [end]: value })
      }}
    />
  )
  const inUse = isRangeOn(range) ? [t('facetPanel.range.stillUsed', { range: rangeText(name, range) })] : []
  const form = (
    <form
      noValidate
      className={isFolded ? undefined : 'border-t border-border py-3'}
      onSubmit={(event) => {
        event.preventDefault()
        // The message is rendered first, because it moves the field.
        const [wrong] = flushSync(() => ranges.leave(name))?.ends ?? []
        if (!wrong) return
        const control = document.getElementById(fieldId(wrong))
        control?.focus()
        // A field that has the focus already is not scrolled to.
        control?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <Fieldset
        id={id}
        label={t(`facetPanel.range.${name}`)}
        legendLook={isFolded ? 'hidden' : 'label'}
        hint={name === 'deductibleCents' ? t('facetPanel.range.deductibleHint') : undefined}
        error={problem ? [t(`facetPanel.range.${problem.kind}`), ...inUse].join(' ') : undefined}
      >
        <div
          className="grid grid-cols-2 gap-3"
          // Only leaving the form applies the range: between its two fields it may be half typed, and the button
          // submits.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.closest('form')?.contains(relatedTarget) === false) ranges.leave(name)
          }}
        >
          {field('min')}
          {field('max')}
        </div>
      </Fieldset>
      <Button type="submit" tone="outline" size="sm" className="mt-3">
        {t('facetPanel.range.apply')}
        <VisuallyHidden> {t(`facetPanel.range.${name}`)}</VisuallyHidden>
      </Button>
    </form>
  )
  if (!isFolded) return form
  return (
    <Disclosure
      look="row"
      defaultOpen={isRangeOn(range)}
      summary={t(`facetPanel.range.${name}`)}
      className="border-t border-border py-1"
    >
      {form}
    </Disclosure>
  )
}
