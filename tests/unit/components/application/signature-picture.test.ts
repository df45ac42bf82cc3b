import { describe, expect, it } from 'vitest'

import { canBeSignature, writeName } from '#components/application/signature-field/signature-picture.ts'

const stroke = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], at) => ({ x, y, time: at * 16, pressure: 0.5 }))
const drawing = (...strokes: ReturnType<typeof stroke>[]) => ({ width: 560, strokes })

// Proves F-55.
describe('what a pen leaves is a signature', () => {
  it.each([
    ['initials in one loop', drawing(stroke([10, 80], [40, 30], [70, 80], [40, 100]))],
    ['a cross, as people sign who do not write', drawing(stroke([10, 10], [60, 60]), stroke([60, 10], [10, 60]))],
  ])('when it is %s', (_, drawn) => {
    expect(canBeSignature(drawn)).toBe(true)
  })

  it.each([
    ['nothing', drawing()],
    ['a dot', drawing(stroke([10, 10]))],
    ['a dot that shook', drawing(stroke([10, 10], [12, 11], [10, 13]))],
    ['several dots', drawing(stroke([10, 10]), stroke([90, 10]), stroke([50, 60]))],
    ['a stray line', drawing(stroke([10, 10], [100, 40], [190, 71], [280, 100]))],
    ['a line that a finger bent a little', drawing(stroke([10, 10], [150, 18], [290, 14]))],
    ['a stray line and a dot', drawing(stroke([10, 10], [280, 100]), stroke([90, 10], [91, 11]))],
  ])('but not when it is %s', (_, drawn) => {
    expect(canBeSignature(drawn)).toBe(false)
  })
})

/** A pen that writes letters of half their size in width. */
function paper() {
  let letters = 0
  const lines: { readonly letters: number; readonly width: number }[] = []
  const width = (text: string) => (text.length * letters) / 2
  const context = {
    set font(font: string) {
      letters = Number.parseFloat(font)
    },
    measureText: (text: string) => ({ width: width(text) }),
    fillText: (text: string) => lines.push({ letters, width: width(text) }),
  }
  return { context: context as unknown as CanvasRenderingContext2D, lines }
}

// Proves F-51.
it.each([
  ['María de los Ángeles Fernández de Córdoba Quintero y Villalba', 320],
  ['María de los Ángeles Fernández de Córdoba Quintero y Villalba', 250],
  ['M'.repeat(60), 250],
])('the 60 letters of %s fit a pad of %d pixels, large enough to read', (name, width) => {
  const { context, lines } = paper()
  writeName(context, name, width, 'black')
  for (const line of lines) {
    expect(line.width).toBeLessThanOrEqual(width)
    expect(line.letters).toBeGreaterThanOrEqual(20)
  }
})
