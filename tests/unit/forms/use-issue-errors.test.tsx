import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { standingIssues, useIssueErrors } from '#forms/use-issue-errors.ts'

interface Issue {
  readonly path: readonly (string | number)[]
  readonly code: string
}
const age = (index: number): Issue => ({ path: ['ages', index], code: 'age.range' })
const zip: Issue = { path: ['zip'], code: 'zip.fiveDigits' }

function open(step: 'household' | 'income', current: readonly Issue[]) {
  const given = { step, current }
  const { result, rerender } = renderHook(() => useIssueErrors(given.step, given.current))
  return {
    errors: () => result.current,
    now: (changed: Partial<typeof given>) => {
      Object.assign(given, changed)
      rerender()
    },
  }
}

describe('what a refused Next found', () => {
  it('is shown as far as it is still wrong, and nothing new is', () => {
    expect(standingIssues([age(0), zip], [age(1), zip])).toEqual([zip])
    expect(standingIssues([], [zip])).toEqual([])
  })

  it('is counted with each refusal, also after a press that found nothing', () => {
    const { errors } = open('household', [age(0)])
    for (const found of [[age(0)], [], [age(0)]])
      act(() => {
        errors().refuse('household', found)
      })
    expect(errors()).toMatchObject({ issues: [age(0)], attempt: 2 })
  })

  it('belongs to its step, and is there again on the way back until it is forgotten', () => {
    const { errors, now } = open('household', [age(0)])
    act(() => {
      errors().refuse('household', [age(0)])
    })
    now({ step: 'income' })
    expect(errors()).toMatchObject({ issues: [], attempt: 0 })
    now({ step: 'household' })
    expect(errors()).toMatchObject({ issues: [age(0)], attempt: 1 })
    act(() => {
      errors().forget()
    })
    expect(errors()).toMatchObject({ issues: [], attempt: 0 })
  })

  it('is not shown again once it was mended and that was noted', () => {
    const { errors, now } = open('household', [age(0), age(1)])
    act(() => {
      errors().refuse('household', [age(0), age(1)])
    })
    act(() => {
      errors().forgetMended('household', [age(1)])
    })
    now({ current: [age(0), age(1)] })
    expect(errors()).toMatchObject({ issues: [age(1)], attempt: 1 })
  })
})
