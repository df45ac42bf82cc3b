import { otherRelativeCode } from '#config/relation-code.ts'
import type { Gender, LegalStatus, MaritalStatus, Relationship } from '#domain/application/answer-choices.ts'

/** Gender in the words of the save body (F-61). */
export const genderWords = { male: 'Masculino', female: 'Femenino' } as const satisfies Record<Gender, string>

/** Marital status in the words of the save body (F-61). */
export const maritalStatusWords = { single: 'Soltero/a', married: 'Casado/a' } as const satisfies Record<
  MaritalStatus,
  string
>

/** The service's codes of a legal status. */
export const legalStatusCodes = { citizen: 1, resident: 2, workPermit: 3, i94: 4 } as const satisfies Record<
  LegalStatus,
  number
>

/**
 * Codes of a relationship in a save (A-63, forward). The code of another relative is a setting, because the nearest
 * listed code would be false (F-98).
 */
export const relationCodes = {
  son: 1,
  daughter: 2,
  father: 3,
  mother: 4,
  fatherInLaw: 7,
  motherInLaw: 8,
} as const satisfies Record<Exclude<Relationship, 'otherRelative'>, number>

/** Returns the code of a relationship in a save; undefined for another relative where the service has no code for it. */
export function relationCodeOf(relationship: Relationship, ofOther: string = otherRelativeCode): number | undefined {
  if (relationship !== 'otherRelative') return relationCodes[relationship]
  return ofOther === '' ? undefined : Number(ofOther)
}
