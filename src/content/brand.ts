import type { Brand } from '#domain/content/brand-schema.ts'

/**
 * How the agency looks, beside its mark in `logo.svg`. All other colors, the icons and the pictures for shared links are
 * made from these. The build refuses a color that leaves a text too pale, and names the nearest one that does not.
 */
export const brand: Brand = {
  status: 'sample',
  colors: {
    /** Links, buttons and selected answers. Dark enough to be read on `paper`. */
    primary: '#0f5b4f',
    /** The most prominent element of a screen. Light enough to be seen on a dark shade of `primary`. */
    accent: '#f6b73c',
    /** The background of the pages: white, or nearly so. */
    paper: '#faf6ee',
  },
}
