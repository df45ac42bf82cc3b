import { ColorSpace, Okhsl, getColor, sRGB, serialize, to } from 'colorjs.io/fn'

import type { ColorRole, Scheme } from './color-roles.ts'
import { luminance } from './contrast.ts'
import { referenceColors, referenceDark, referenceLight } from './reference-palette.ts'

for (const space of [sRGB, Okhsl]) ColorSpace.register(space)

/** The colors that a brand chooses; the palette is derived from them. */
export type BaseColors = Readonly<Record<keyof typeof referenceColors, string>>

/**
 * How a role follows the brand. `same` is the brand's color itself. `shade` has the brand's saturation. `tint` is never
 * more saturated than in the reference, so text and surfaces stay neutral under a vivid brand. A role that is not
 * listed has the same color in every brand, such as danger and the metals.
 */
type Source = readonly [base: keyof BaseColors, how: 'same' | 'shade' | 'tint']

const inBothSchemes = {
  'primary-strong': ['primary', 'shade'],
  'primary-mid': ['primary', 'shade'],
  'primary-soft': ['primary', 'shade'],
  'primary-wash': ['primary', 'shade'],
  hero: ['primary', 'shade'],
  'on-hero-muted': ['primary', 'shade'],
  accent: ['accent', 'same'],
  'accent-soft': ['accent', 'shade'],
  'accent-wash': ['accent', 'shade'],
  'accent-text': ['accent', 'shade'],
  'on-accent': ['primary', 'tint'],
  'ink-muted': ['primary', 'tint'],
} as const satisfies Partial<Record<ColorRole, Source>>

const lightSources: Partial<Record<ColorRole, Source>> = {
  ...inBothSchemes,
  paper: ['paper', 'same'],
  'surface-sunken': ['paper', 'tint'],
  'surface-fixed': ['paper', 'tint'],
  border: ['paper', 'tint'],
  control: ['paper', 'tint'],
  ink: ['primary', 'tint'],
  backdrop: ['primary', 'tint'],
  primary: ['primary', 'same'],
}

const darkSources: Partial<Record<ColorRole, Source>> = {
  ...inBothSchemes,
  paper: ['primary', 'tint'],
  surface: ['primary', 'tint'],
  'surface-sunken': ['primary', 'tint'],
  'surface-fixed': ['primary', 'tint'],
  border: ['primary', 'tint'],
  control: ['primary', 'tint'],
  'on-primary': ['primary', 'tint'],
  ink: ['paper', 'tint'],
  primary: ['primary', 'shade'],
}

interface HueAndSaturation {
  readonly hue: number
  readonly saturation: number
}

function hueAndSaturation(hex: string): HueAndSaturation {
  const [hue, saturation] = to(getColor(hex), 'okhsl').coords
  return { hue: hue ?? 0, saturation: saturation ?? 0 }
}

const hexOf = ({ hue, saturation }: HueAndSaturation, lightness: number) =>
  serialize(to({ space: Okhsl, coords: [hue, saturation, lightness], alpha: 1 }, 'srgb'), {
    format: 'hex',
    collapse: false,
  })

/** Returns a color in other lightnesses, the nearest first. */
export function inOtherLightnesses(hex: string): readonly string[] {
  const lightness = to(getColor(hex), 'okhsl').coords[2] ?? 0
  return Array.from({ length: 200 }, (_, step) => (step + 1) / 200)
    .flatMap((distance) => [lightness - distance, lightness + distance])
    .filter((moved) => moved >= 0 && moved <= 1)
    .map((moved) => hexOf(hueAndSaturation(hex), moved))
}

/**
 * Returns the color with a hue and saturation that has the WCAG luminance of another one, because contrast depends on
 * luminance alone.
 */
function asLightAs(reference: string, look: HueAndSaturation): string {
  const wanted = luminance(reference)
  let [low, high] = [0, 1]
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (luminance(hexOf(look, middle)) < wanted) low = middle
    else high = middle
  }
  return hexOf(look, high)
}

function derive(reference: string, [base, how]: Source, colors: BaseColors): string {
  if (how === 'same') return colors[base]
  // The reference is returned unchanged, so rounding does not shift the shades of an unchanged color.
  if (colors[base] === referenceColors[base]) return reference
  const [from, own, shade] = [referenceColors[base], colors[base], reference].map(hueAndSaturation) as [
    HueAndSaturation,
    HueAndSaturation,
    HueAndSaturation,
  ]
  const vivid = own.saturation / from.saturation
  return asLightAs(reference, {
    hue: (own.hue + shade.hue - from.hue + 360) % 360,
    saturation: Math.min(1, shade.saturation * (how === 'tint' ? Math.min(1, vivid) : vivid)),
  })
}

function deriveScheme(reference: Scheme, sources: Partial<Record<ColorRole, Source>>, colors: BaseColors): Scheme {
  const entries = (Object.keys(reference) as ColorRole[]).map((role) => {
    const source = sources[role]
    return [role, source ? derive(reference[role], source, colors) : reference[role]]
  })
  return Object.fromEntries(entries) as Scheme
}

/**
 * Returns the colors of both schemes for a brand: the hues of the brand with the lightness of the reference, so that
 * every pair keeps its contrast unless it has one of the brand's colors itself.
 */
export function derivePalette(colors: BaseColors): { readonly light: Scheme; readonly dark: Scheme } {
  return {
    light: deriveScheme(referenceLight, lightSources, colors),
    dark: deriveScheme(referenceDark, darkSources, colors),
  }
}
