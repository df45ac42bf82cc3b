/**
 * Color roles with guaranteed contrast. Text roles reach 4.5:1 on every surface they are declared for and control
 * borders 3:1 (tests/unit/tokens/contrast.test.ts computes it for both schemes).
 */
export interface Scheme {
  readonly paper: string
  readonly surface: string
  readonly 'surface-sunken': string
  /** Behind an answer that can't be changed here. */
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

export const light: Scheme = {
  paper: '#faf6ee',
  surface: '#ffffff',
  'surface-sunken': '#fdfbf6',
  'surface-fixed': '#f3efe7',
  ink: '#16302b',
  'ink-muted': '#4b5f5a',
  primary: '#0f5b4f',
  'primary-strong': '#0a3d36',
  'primary-mid': '#14705f',
  'primary-soft': '#dcefe8',
  'primary-wash': '#eef7f3',
  'on-primary': '#ffffff',
  hero: '#0a3d36',
  'on-hero': '#ffffff',
  'on-hero-muted': '#dcefe8',
  accent: '#f6b73c',
  'accent-soft': '#fde3ab',
  'accent-wash': '#fff3d9',
  'accent-text': '#7a4d00',
  'on-accent': '#16302b',
  border: '#e5ddcf',
  control: '#7c7669',
  danger: '#b3261e',
  'danger-wash': '#fdecea',
  success: '#1b7246',
  backdrop: '#16302b',
  bronze: '#84522e',
  'bronze-wash': '#f7e8dc',
  silver: '#485764',
  'silver-wash': '#e8edf1',
  gold: '#6f5200',
  'gold-wash': '#fbeec4',
  platinum: '#46498c',
  'platinum-wash': '#ebebf9',
  catastrophic: '#8a2b59',
  'catastrophic-wash': '#fae6f0',
}

export const dark: Scheme = {
  paper: '#0e1a18',
  surface: '#162522',
  'surface-sunken': '#122019',
  'surface-fixed': '#22332e',
  ink: '#f1ece1',
  'ink-muted': '#b5c3be',
  primary: '#7fd0bb',
  'primary-strong': '#a9e3d3',
  'primary-mid': '#5fb8a2',
  'primary-soft': '#24443d',
  'primary-wash': '#1b332e',
  'on-primary': '#0b211d',
  hero: '#0a3d36',
  'on-hero': '#ffffff',
  'on-hero-muted': '#dcefe8',
  accent: '#f6b73c',
  'accent-soft': '#5a4312',
  'accent-wash': '#3a2e12',
  'accent-text': '#fbd483',
  'on-accent': '#16302b',
  border: '#35463f',
  control: '#8e9a92',
  danger: '#ffb0a8',
  'danger-wash': '#4a1d1a',
  success: '#86d9ab',
  backdrop: '#000000',
  bronze: '#efc3a2',
  'bronze-wash': '#45301f',
  silver: '#ced9e2',
  'silver-wash': '#323d46',
  gold: '#f5d77a',
  'gold-wash': '#433713',
  platinum: '#c8caff',
  'platinum-wash': '#31335c',
  catastrophic: '#f7bcd9',
  'catastrophic-wash': '#4d2338',
}

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
