import { useState } from 'react'

import { parseAnnualIncome } from '#domain/income/money-text.ts'

/** A typed income, and the last one that could be read. */
export interface KeptIncome {
  /** The text of the field. */
  readonly text: string
  /** The last readable income, in whole dollars a year. */
  readonly income: number
  /** The text is not an income, so `income` is an earlier one. */
  readonly isEarlier: boolean
  readonly type: (text: string) => void
  readonly choose: (income: number) => void
}

/** Keeps the last income that could be read while the field holds something else. */
export function useKeptIncome(initial: number): KeptIncome {
  const [text, setText] = useState(String(initial))
  const [income, setIncome] = useState(initial)
  return {
    text,
    income,
    isEarlier: parseAnnualIncome(text) === null,
    type: (typed) => {
      setText(typed)
      setIncome(parseAnnualIncome(typed) ?? income)
    },
    choose: (chosen) => {
      setText(String(chosen))
      setIncome(chosen)
    },
  }
}
