import { describe, expect, it } from 'vitest'

import { controlOnSurface, textOnSurface } from '#tokens/color-roles.ts'
import { contrastRatio } from '#tokens/contrast.ts'
import { dark, light } from '#tokens/palette.ts'

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#0f5b4f', '#0f5b4f')).toBe(1)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s scheme', (_name, scheme) => {
  it.each(textOnSurface)('text %s on %s reaches 4.5:1', (text, surface) => {
    expect(contrastRatio(scheme[text], scheme[surface])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controlOnSurface)('control %s on %s reaches 3:1', (control, surface) => {
    expect(contrastRatio(scheme[control], scheme[surface])).toBeGreaterThanOrEqual(3)
  })
})
