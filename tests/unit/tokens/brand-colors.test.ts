import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brandColorProblems, shortfalls } from '#tokens/brand-problems.ts'
import { type ColorRole, controlOnSurface, textOnSurface } from '#tokens/color-roles.ts'
import { contrastRatio } from '#tokens/contrast.ts'
import { derivePalette } from '#tokens/derive-palette.ts'
import { referenceColors, referenceDark, referenceLight } from '#tokens/reference-palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const isBase = (role: ColorRole) => Object.hasOwn(referenceColors, role)

describe("the brand's palette", () => {
  it("is the reference for the reference's own colors", () => {
    expect(derivePalette(referenceColors)).toEqual({ light: referenceLight, dark: referenceDark })
  })

  it('has the colors of the brand unchanged', () => {
    const colors = { primary: '#6d28d9', accent: '#ffd166', paper: '#ffffff' }
    expect(derivePalette(colors).light).toMatchObject(colors)
  })

  it('keeps the contrast of every pair without a color of the brand itself, for any brand', () => {
    fc.assert(
      fc.property(fc.record({ primary: hex, accent: hex, paper: hex }), (colors) => {
        const palette = derivePalette(colors)
        for (const [scheme, reference] of [
          [palette.light, referenceLight],
          [palette.dark, referenceDark],
        ] as const)
          for (const [front, behind] of [...textOnSurface, ...controlOnSurface]) {
            if (isBase(front) || isBase(behind)) continue
            const kept = contrastRatio(reference[front], reference[behind])
            expect(contrastRatio(scheme[front], scheme[behind]) / kept).toBeGreaterThan(0.95)
          }
      }),
      { numRuns: 50 },
    )
  })

  it('is refused exactly when a pair falls short, for any brand', () => {
    fc.assert(
      fc.property(fc.record({ primary: hex, accent: hex, paper: hex }), (colors) => {
        const palette = derivePalette(colors)
        const isShort = ([front, behind]: readonly [ColorRole, ColorRole], needed: number) =>
          [palette.light, palette.dark].some((scheme) => contrastRatio(scheme[front], scheme[behind]) < needed)
        const expected =
          textOnSurface.some((pair) => isShort(pair, 4.5)) || controlOnSurface.some((pair) => isShort(pair, 3))
        expect(shortfalls(colors).length > 0).toBe(expected)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the colors of a brand', () => {
  it('are refused with the pair, its contrast, the one it needs, and a shade that fits', () => {
    const [problem = '', ...others] = brandColorProblems({ ...referenceColors, primary: '#f5e663' })
    expect(others).toEqual([])
    expect(problem).toContain('colors.primary #f5e663 is too hard to see')
    expect(problem).toContain('on-primary #ffffff on primary #f5e663 has 1.28:1, and needs 4.5:1')
    const fitting = /the nearest shade that is not: (#[0-9a-f]{6})/.exec(problem)?.[1] ?? ''
    expect(brandColorProblems({ ...referenceColors, primary: fitting })).toEqual([])
  })

  it('are each named', () => {
    const problems = brandColorProblems({ primary: '#f5e663', accent: '#1d1d60', paper: '#888888' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'colors.primary',
      'colors.accent',
      'colors.paper',
    ])
  })
})
