/** Space, in rem; the numbers are quarters of a rem, so 4 equals one line of body text's size. */
export const space = {
  0: '0',
  px: '1px',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  3.5: '0.875rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  28: '7rem',
} as const

/**
 * Named sizes of parts: touch targets, a plan's card, the header, its buttons on a phone, a line of the agency's name, and the space reserved for the footer, the
 * filter list (12rem, P-30), the scrolling consent text, a video limited by its dialog's height, column and page
 * widths.
 */
export const size = {
  target: '2.75rem',
  control: '3.125rem',
  header: '4rem',
  'header-tools': 'min(10.625rem, 100%)',
  'header-name': '7.5rem',
  footer: '33rem',
  check: '1.625rem',
  card: '18.375rem',
  'field-xs': '6rem',
  'field-sm': '10rem',
  'field-md': '16rem',
  'field-lg': '26rem',
  facets: '16rem',
  'facet-list': '12rem',
  'canvas-signature': '150px',
  consent: '18rem',
  video: 'calc((100dvh - 12rem) * 16 / 9)',
  prose: '42rem',
  page: '72.5rem',
  dialog: '36rem',
  'dialog-wide': '70rem',
} as const

/**
 * Line heights: `none` for figures, `tight` for titles, `snug` for names and buttons, `dense` for short texts in cards and
 * forms, `normal` for what is read.
 */
export const lineHeight = { none: '1', tight: '1.12', snug: '1.25', dense: '1.375', normal: '1.5' } as const

/**
 * Type sizes with their line heights: 14, 16, 18, 22, 28 and 40 px, and 52 px for the title of the home page only (C-88).
 * Prices have 40 px. Text that is read has at least 16; 14 is for badges, units and captions. `sm` and `xl` are as large as
 * `base` and `2xl`: `sm` has denser lines.
 */
export const fontSize: Record<string, [size: string, lineHeight: string]> = {
  xs: ['0.875rem', lineHeight.dense],
  sm: ['1rem', lineHeight.dense],
  base: ['1rem', lineHeight.normal],
  lg: ['1.125rem', lineHeight.normal],
  xl: ['1.375rem', lineHeight.snug],
  '2xl': ['1.375rem', lineHeight.snug],
  '3xl': ['1.75rem', lineHeight.tight],
  '4xl': ['2.5rem', lineHeight.tight],
  '5xl': ['3.25rem', lineHeight.tight],
}

/** Weights of type: prices and titles are bold, names of things semibold. */
export const fontWeight = { normal: '400', medium: '500', semibold: '600', bold: '700' } as const

/** Corner radii: one for cards and inputs, full for buttons and badges, and a small one for what is smaller than a finger. */
export const radius = { none: '0', sm: '6px', md: '12px', lg: '12px', card: '12px', full: '999px' } as const

/** Motion (C-89): short for feedback, `slide` for carousels (C-24); none under reduced motion. */
export const duration = { quick: '120ms', base: '200ms', slide: '700ms' } as const

/** The two motions that show that something is still awaited. */
export const animation = { spin: 'spin 1s linear infinite', pulse: 'pulse 2s ease-in-out infinite' } as const

/** Widths at which the layout changes. */
export const screens = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const

/** The least height of a window with sticky parts. At 200 % zoom most windows are lower. */
export const tallScreen = '30rem'

/** Narrower windows show few letters in a line: phones with letters from about 140 % on. */
export const fewLetters = '16em'
