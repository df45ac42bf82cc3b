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
  'header-tools': '10.625rem',
  'header-name': '7.5rem',
  footer: '33rem',
  check: '1.625rem',
  card: '19.5rem',
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

/** Type sizes with their line heights; the base is 17 px (1.0625rem). */
export const fontSize: Record<string, [string, string]> = {
  xs: ['0.8125rem', '1.35'],
  sm: ['0.9375rem', '1.45'],
  base: ['1.0625rem', '1.5'],
  lg: ['1.1875rem', '1.45'],
  xl: ['1.3125rem', '1.25'],
  '2xl': ['1.5625rem', '1.15'],
  '3xl': ['1.9375rem', '1.12'],
  '4xl': ['2.5rem', '1.08'],
  '5xl': ['3.25rem', '1.04'],
}

/** Corner radii: one for cards and inputs, full for buttons and badges, and a small one for what is smaller than a finger. */
export const radius = { none: '0', sm: '6px', md: '12px', lg: '12px', card: '12px', full: '999px' } as const

/** Motion: short for feedback, `slide` for carousels (C-24); none under reduced motion. */
export const duration = { quick: '120ms', base: '200ms', slide: '700ms' } as const

/** Widths at which the layout changes. */
export const screens = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const

/** The least height of a window with sticky parts. At 200 % zoom most windows are lower. */
export const tallScreen = '30rem'
