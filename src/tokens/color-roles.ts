/**
 * Color roles with guaranteed contrast. Text roles reach 4.5:1 on every surface they are declared for and control
 * borders 3:1 in both schemes (tests/unit/tokens/contrast.test.ts). The agency's own colors of src/content/brand.ts
 * replace the primary ones.
 */
export interface Scheme {
  readonly paper: string
  readonly surface: string
  readonly 'surface-sunken': string
  /** The background of an answer that can't be changed here. */
  readonly 'surface-fixed': string
  readonly ink: string
  readonly 'ink-muted': string
  readonly primary: string
  readonly 'primary-strong': string
  readonly 'primary-mid': string
  readonly 'primary-soft': string
  readonly 'primary-wash': string
  readonly 'on-primary': string
  readonly hero: string
  readonly 'on-hero': string
  readonly 'on-hero-muted': string
  readonly accent: string
  readonly 'accent-soft': string
  readonly 'accent-wash': string
  readonly 'accent-text': string
  readonly 'on-accent': string
  readonly border: string
  readonly control: string
  readonly danger: string
  readonly 'danger-wash': string
  readonly success: string
  readonly backdrop: string
  readonly bronze: string
  readonly 'bronze-wash': string
  readonly silver: string
  readonly 'silver-wash': string
  readonly gold: string
  readonly 'gold-wash': string
  readonly platinum: string
  readonly 'platinum-wash': string
  readonly catastrophic: string
  readonly 'catastrophic-wash': string
}

export type ColorRole = keyof Scheme

/** Every pair of a text role and a surface that the components use. */
export const textOnSurface: readonly (readonly [text: ColorRole, surface: ColorRole])[] = [
  ...(
    [
      'paper',
      'surface',
      'surface-sunken',
      'surface-fixed',
      'primary-wash',
      'primary-soft',
      'accent-wash',
      'accent-soft',
    ] as const
  ).map((surface) => ['ink', surface] as const),
  ...(['paper', 'surface', 'surface-sunken', 'primary-wash', 'accent-wash'] as const).flatMap((surface) => [
    ['ink-muted', surface] as const,
    ['primary', surface] as const,
    ['danger', surface] as const,
  ]),
  ['primary-strong', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-primary', 'primary-mid'],
  ['on-primary', 'danger'],
  ['ink', 'border'],
  ['on-hero', 'hero'],
  ['on-hero-muted', 'hero'],
  ['accent', 'hero'],
  ['on-accent', 'accent'],
  ['accent-text', 'accent-wash'],
  ['accent-text', 'accent-soft'],
  ['danger', 'danger-wash'],
  ['ink', 'danger-wash'],
  ['success', 'surface'],
  ['success', 'paper'],
  ['success', 'primary-wash'],
  ['bronze', 'bronze-wash'],
  ['silver', 'silver-wash'],
  ['gold', 'gold-wash'],
  ['platinum', 'platinum-wash'],
  ['catastrophic', 'catastrophic-wash'],
]

/** Borders and marks that must be visible to use a control (3:1). */
export const controlOnSurface: readonly (readonly [control: ColorRole, surface: ColorRole])[] = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary-strong', 'paper'],
  ['primary-mid', 'surface'],
  ['danger', 'surface'],
  ['on-hero', 'hero'],
]
