import type { LegalEdition } from '#domain/content/legal-schema.ts'

/**
 * The edition of the Marketplace disclaimer (P-17). Its words are `disclaimer` in the catalogs of the menus, after 45 CFR
 * 155.220(c)(3). A change of the words is a new edition: `npm run new edition disclaimer <version> <yyyy-mm-dd>`.
 */
export const disclaimerEdition: LegalEdition = {
  status: 'sample',
  version: '1.0',
  effective: '2026-11-26',
}
