import type { Gender, LegalStatus, MaritalStatus, Relationship } from './application.ts'

/** Gender in the words of the save body (F-61). */
export const genderWords = { male: 'Masculino', female: 'Femenino' } as const satisfies Record<Gender, string>

/** Marital status in the words of the save body (F-61). */
export const maritalStatusWords = { single: 'Soltero/a', married: 'Casado/a' } as const satisfies Record<
  MaritalStatus,
  string
>

/** Legal status as the service counts it. */
export const legalStatusCodes = { citizen: 1, resident: 2, workPermit: 3, i94: 4 } as const satisfies Record<
  LegalStatus,
  number
>

/** Code of a relationship when it is sent (A-63, forward). */
export const relationCodes = {
  son: 1,
  daughter: 2,
  father: 3,
  mother: 4,
  fatherInLaw: 7,
  motherInLaw: 8,
} as const satisfies Record<Relationship, number>

/**
 * Relationship of a code when it is read. 3 and 4 read the other way round than they are sent: the rule gives both
 * maps, says that they disagree, and keeps both as they are.
 */
const relationshipsByCode: Readonly<Record<number, Relationship>> = {
  1: 'son',
  2: 'daughter',
  3: 'mother',
  4: 'father',
  7: 'fatherInLaw',
  8: 'motherInLaw',
}

/** The relationship that a saved code says; empty where it says none. */
export function relationshipOfCode(code: number | null): Relationship | '' {
  return code === null ? '' : (relationshipsByCode[code] ?? '')
}

/** The gender that a saved code says: 1 female, 2 male. */
export function genderOfCode(code: number | null): Gender | '' {
  return code === 1 ? 'female' : code === 2 ? 'male' : ''
}

/** The legal status that a saved code says. */
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
