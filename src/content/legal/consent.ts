import type { LegalEdition } from '#domain/content/legal-schema.ts'

/**
 * The edition of the consent that an applicant signs (F-52). Its words are `consentPanel` in the catalogs of the
 * application, with the elements of 45 CFR 155.220(j): scope, purpose, duration, date, names of consumer and agents, how to
 * withdraw, and the statement that the answers were reviewed. A change of the words is a new edition: `npm run new edition
 * consent <version> <yyyy-mm-dd>`.
 */
export const consentEdition: LegalEdition = {
  status: 'sample',
  version: '2026.5',
  effective: '2026-11-28',
}
