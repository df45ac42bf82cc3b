import type { Gender, IncomeSource, LegalStatus, Relationship } from './answer-choices.ts'

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

/** Words and codes of a gender: 1 female, 2 male. */
export const genderCodes = { Femenino: 1, Masculino: 2 } as const

/** Words and codes of a marital status: 2 married, and 1 for single, as the service sends it. */
export const maritalStatusCodes = { 'Soltero/a': 1, 'Casado/a': 2 } as const

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

/** Returns the sources of income that a saved employment status implies for certain. */
export function sourcesOfStatus(code: number | null): readonly IncomeSource[] {
  switch (code) {
    case 1:
      return ['employed']
    case 2:
      return ['selfEmployed']
    case 3:
      return ['unemployment']
    default:
      // 5 means none, and 6 does not say which.
      return []
  }
}
