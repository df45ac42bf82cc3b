import { describe, expect, it } from 'vitest'

import { controlOnSurface, dark, light, textOnSurface } from '#tokens/palette.ts'

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s scheme', (_name, scheme) => {
  it.each(textOnSurface)('text %s on %s reaches 4.5:1', (text, surface) => {
    expect(contrast(scheme[text], scheme[surface])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controlOnSurface)('control %s on %s reaches 3:1', (control, surface) => {
    expect(contrast(scheme[control], scheme[surface])).toBeGreaterThanOrEqual(3)
  })
})
