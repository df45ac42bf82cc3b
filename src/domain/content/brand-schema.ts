import * as z from 'zod/mini'

import { color, contentStatus } from './text-schema.ts'

/** The colors from which the palette is derived. */
export const brandColorsSchema = z.object({ primary: color, accent: color, paper: color })

/** The colors from which the palette is derived. */
export type BrandColors = z.output<typeof brandColorsSchema>

/** How the agency looks. */
export const brandSchema = z.object({
  status: contentStatus,
  colors: brandColorsSchema,
  /** The name under the icon on a phone, where the agency's name is longer than that. */
  shortName: z.optional(z.string().check(z.regex(/^\S(.{0,10}\S)?$/, 'at most 12 characters'))),
})

/** How the agency looks. */
export type Brand = z.output<typeof brandSchema>
