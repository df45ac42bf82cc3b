import { useMemo, useState } from 'react'

import type { PlanFilters, RangeFilterName } from '#domain/plans/plan.ts'
import { rangeText, type RangeProblem, type RangeText, readRange } from '#domain/plans/range-text.ts'

interface TypedRange {
  readonly text: RangeText
  /** The filter when this was typed. If the filter changes elsewhere, it replaces the text. */
  readonly filter: PlanFilters[RangeFilterName]
  /** The visitor has left the field, so an error is shown. */
  readonly isLeft: boolean
}

/** The texts of the ranges. They outlive the closed panel, so no input is lost. */
export interface TypedRanges {
  readonly textOf: (name: RangeFilterName) => RangeText
  readonly problemOf: (name: RangeFilterName) => RangeProblem | null
  readonly type: (name: RangeFilterName, text: RangeText) => void
  /** Applies the typed range, or shows and returns its problem. */
  readonly leave: (name: RangeFilterName) => RangeProblem | null
}

/**
 * Keeps the typed texts of the ranges, and reports each valid range (P-81). The returned object is stable until a text
 * changes.
 */
export function useTypedRanges(filters: PlanFilters, onChange: (filters: PlanFilters) => void): TypedRanges {
  const [typed, setTyped] = useState<Partial<Record<RangeFilterName, TypedRange>>>({})
  return useMemo(() => {
    const current = (name: RangeFilterName) => {
      const found = typed[name]
      const { min, max } = filters[name]
      return found?.filter.min === min && found.filter.max === max ? found : undefined
    }
    return {
      textOf: (name) => current(name)?.text ?? rangeText(filters[name]),
      problemOf: (name) => {
        const found = current(name)
        const read = found?.isLeft === true ? readRange(found.text) : null
        return read?.kind === 'problem' ? read.problem : null
      },
      type: (name, text) => {
        setTyped({ ...typed, [name]: { text, filter: filters[name], isLeft: current(name)?.isLeft ?? false } })
      },
      leave: (name) => {
        const found = current(name)
        if (!found) return null
        const read = readRange(found.text)
        if (read.kind === 'problem') {
          setTyped({ ...typed, [name]: { ...found, isLeft: true } })
          return read.problem
        }
        setTyped({ ...typed, [name]: undefined })
        if (read.range.min !== filters[name].min || read.range.max !== filters[name].max)
          onChange({ ...filters, [name]: read.range })
        return null
      },
    }
  }, [typed, filters, onChange])
}
