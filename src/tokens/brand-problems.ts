import { type ColorRole, type Scheme, controlOnSurface, textOnSurface } from './color-roles.ts'
import { contrastRatio } from './contrast.ts'
import { type BaseColors, derivePalette, inOtherLightnesses } from './derive-palette.ts'
import { referenceColors } from './reference-palette.ts'

/** A pair of colors with less contrast than WCAG AA requires. */
interface Shortfall {
  readonly scheme: 'light' | 'dark'
  readonly front: ColorRole
  readonly behind: ColorRole
  readonly needed: number
}

const neededPairs = [
  ...textOnSurface.map(([front, behind]) => ({ front, behind, needed: 4.5 })),
  ...controlOnSurface.map(([front, behind]) => ({ front, behind, needed: 3 })),
]

const ratioOf = (colors: Scheme, { front, behind }: Pick<Shortfall, 'front' | 'behind'>) =>
  contrastRatio(colors[front], colors[behind])

/** Returns the pairs of a brand's palette that fall short of WCAG AA. */
export function shortfalls(colors: BaseColors): readonly Shortfall[] {
  const palette = derivePalette(colors)
  return (['light', 'dark'] as const).flatMap((scheme) =>
    neededPairs.filter((pair) => ratioOf(palette[scheme], pair) < pair.needed).map((pair) => ({ ...pair, scheme })),
  )
}

const bases = ['primary', 'accent', 'paper'] as const

/** Returns the brand color that causes a pair to fall short: with the reference in its place, the pair passes. */
function causeOf(colors: BaseColors, { scheme, ...pair }: Shortfall): keyof BaseColors {
  const isCause = (base: keyof BaseColors) =>
    ratioOf(derivePalette({ ...colors, [base]: referenceColors[base] })[scheme], pair) >= pair.needed
  return bases.find(isCause) ?? 'primary'
}

const fits = (colors: Scheme, role: ColorRole) =>
  neededPairs
    .filter(({ front, behind }) => front === role || behind === role)
    .every((pair) => ratioOf(colors, pair) >= pair.needed)

/** Returns the problems of a brand's colors: one sentence for each color, with its pairs of low contrast. */
export function brandColorProblems(colors: BaseColors): readonly string[] {
  const palette = derivePalette(colors)
  const short = shortfalls(colors).map((one) => ({ ...one, cause: causeOf(colors, one) }))
  const sound = derivePalette(
    Object.fromEntries(
      bases.map((base) => [base, (short.some(({ cause }) => cause === base) ? referenceColors : colors)[base]]),
    ) as Record<keyof BaseColors, string>,
  ).light
  return bases.flatMap((base) => {
    const own = short.filter(({ cause }) => cause === base)
    if (own.length === 0) return []
    const pairs = own.map((pair) => {
      const { [pair.front]: front, [pair.behind]: behind } = palette[pair.scheme]
      const ratio = ratioOf(palette[pair.scheme], pair).toFixed(2)
      return `  ${pair.front} ${front} on ${pair.behind} ${behind} has ${ratio}:1, and needs ${pair.needed}:1`
    })
    const fitting = inOtherLightnesses(colors[base]).find((color) => fits({ ...sound, [base]: color }, base))
    const advice = fitting === undefined ? '' : `; the nearest shade that is not: ${fitting}`
    return [`colors.${base} ${colors[base]} is too hard to see${advice}\n${[...new Set(pairs)].join('\n')}`]
  })
}
