import { brand } from '#content/brand.ts'

import { derivePalette } from './derive-palette.ts'

/** The colors of both schemes for the agency's brand. */
export const { light, dark } = derivePalette(brand.colors)
