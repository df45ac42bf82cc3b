import type { LegalStatus } from '#domain/application/answer-choices.ts'

/** A status that requires documents. */
export type PaperStatus = Exclude<LegalStatus, 'citizen'>

/** A number or date on an immigration document. */
export type DocumentField = 'alienNumber' | 'cardNumber' | 'categoryCode' | 'i94Number' | 'expirationDate'

/** The fields of each document, in order (F-25). */
export const documentFields: Record<PaperStatus, readonly DocumentField[]> = {
  resident: ['alienNumber', 'cardNumber', 'expirationDate'],
  workPermit: ['alienNumber', 'cardNumber', 'categoryCode', 'expirationDate'],
  i94: ['i94Number', 'expirationDate'],
}
