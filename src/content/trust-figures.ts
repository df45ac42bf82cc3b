import type { TrustFigures } from '#domain/content/about-schema.ts'

/** The figures that the page about the agency counts up to (C-21). */
export const trustFigures: TrustFigures = { status: 'sample', familiesProtected: 3127, yearsOfTrust: 12 }
