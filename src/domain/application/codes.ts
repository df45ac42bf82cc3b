import type { Gender, LegalStatus, MaritalStatus, Relationship } from './application.ts'

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

/** Codes of a relationship in a save (A-63, forward). */
export const relationCodes = {
  son: 1,
  daughter: 2,
  father: 3,
  mother: 4,
  fatherInLaw: 7,
  motherInLaw: 8,
} as const satisfies Record<Relationship, number>

/**
 * Relationships of the codes in a profile. 3 and 4 are the reverse of the codes in a save: the rule gives both maps,
 * notes that they disagree, and keeps both.
 */
const relationshipsByCode: Readonly<Record<number, Relationship>> = {
  1: 'son',
  2: 'daughter',
  3: 'mother',
  4: 'father',
  7: 'fatherInLaw',
  8: 'motherInLaw',
}

/** Returns the relationship of a saved code; empty for any other code. */
export function relationshipOfCode(code: number | null): Relationship | '' {
  return code === null ? '' : (relationshipsByCode[code] ?? '')
}

/** Returns the gender of a saved code: 1 female, 2 male. */
export function genderOfCode(code: number | null): Gender | '' {
  return code === 1 ? 'female' : code === 2 ? 'male' : ''
}

/** Returns the legal status of a saved code. */
export function legalStatusOfCode(code: number | null): LegalStatus | '' {
  switch (code) {
    case 1:
      return 'citizen'
    case 2:
      return 'resident'
    case 3:
      return 'workPermit'
    case 4:
      return 'i94'
    default:
      return ''
  }
}
