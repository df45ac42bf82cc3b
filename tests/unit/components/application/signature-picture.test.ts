import { describe, expect, it } from 'vitest'

import { isMoreThanAMark } from '#components/application/signature-field/signature-picture.ts'

const stroke = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], at) => ({ x, y, time: at * 16, pressure: 0.5 }))
const drawing = (...strokes: ReturnType<typeof stroke>[]) => ({ width: 560, strokes })

describe('what a pen leaves is a signature', () => {
  it.each([
    ['initials in one loop', drawing(stroke([10, 80], [40, 30], [70, 80], [40, 100]))],
    ['a cross, as people sign who do not write', drawing(stroke([10, 10], [60, 60]), stroke([60, 10], [10, 60]))],
  ])('when it is %s', (_, drawn) => {
    expect(isMoreThanAMark(drawn)).toBe(true)
  })

  it.each([
    ['nothing', drawing()],
    ['a dot', drawing(stroke([10, 10]))],
    ['a dot that shook', drawing(stroke([10, 10], [12, 11], [10, 13]))],
    ['several dots', drawing(stroke([10, 10]), stroke([90, 10]), stroke([50, 60]))],
    ['a stray line', drawing(stroke([10, 10], [100, 40], [190, 71], [280, 100]))],
  ])('but not when it is %s', (_, drawn) => {
    expect(isMoreThanAMark(drawn)).toBe(false)
  })
})
