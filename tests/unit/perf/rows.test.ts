import { describe, expect, it } from 'vitest'

import {
  type Row,
  againstBaseline,
  againstLimit,
  checkedDetails,
  checkedRows,
  isSo,
  milliseconds,
  notMeasured,
  textTable,
} from '#tests/perf/rows.ts'

const named = { id: 'P6', what: 'until a typed ZIP can be sent' }
const limit = (value: number) => againstLimit(named, { value, atMost: 100, show: milliseconds })
const ratio = (ours: number, baseline: number) =>
  againstBaseline(named, { ours, baseline, of: 'peer', atMost: 1, show: milliseconds })

describe('a row of a bench', () => {
  it.each<[string, Row]>([
    ['a missed limit', limit(250)],
    ['a met ratio', ratio(50, 60)],
    ['a property', isSo(named, { goal: '0', figure: '0', passes: true })],
    ['a goal that is not measured here', notMeasured(named, { goal: '≤ 1', published: 'published 2' })],
  ])('stays as it is with a figure: %s', (_name, row) => {
    expect(checkedRows(['P6'], [row])).toEqual([row])
  })

  it.each<[string, Row]>([
    ['a limit without a number', limit(Number.NaN)],
    ['no load that came to life', ratio(Number.NaN, 60)],
    ['a baseline without a number', ratio(50, Number.NaN)],
    ['a baseline of nothing', ratio(50, 0)],
    ['something that cost nothing', ratio(0, 60)],
    ['a property of no number', isSo(named, { goal: '0', figure: `${Number.NaN} and 0`, passes: false })],
    ['an empty figure', isSo(named, { goal: '0', figure: '', passes: true })],
  ])('says that it has no figure: %s', (_name, row) => {
    const [checked] = checkedRows(['P6'], [row])
    expect(checked).toMatchObject({ ...named, passes: 'no figure' })
    expect(checked?.figure).toMatch(
      /^could not be measured: (it shows ".+" where a number belongs|its figure is empty)$/,
    )
    expect(textTable(checked ? [checked] : [])).toMatch(/could not be measured.* no figure$/)
  })

  it('stands for a goal that its bench leaves out', () => {
    expect(checkedRows(['P5', 'P6'], [limit(1)]).map(({ id, passes }) => [id, passes])).toEqual([
      ['P6', true],
      ['P5', 'no figure'],
    ])
  })

  it('tells of a table beside the goals that is empty or without a number', () => {
    expect(checkedDetails('P9', [{ plans: 10, ms: '0.123' }])).toEqual([])
    expect(checkedDetails('P9', [{ plans: 10, ms: 'NaN' }])[0]?.figure).toContain('"NaN"')
    expect(checkedDetails('P9', [])[0]?.figure).toContain('empty')
  })
})
