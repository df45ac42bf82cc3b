import type { PersonHelp } from '#domain/subsidy/household-help.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** What a person of the tax household is named by. */
export type NamedPerson = Pick<PersonHelp, 'role' | 'dependentNumber' | 'age'>

/** Returns the people of a household as they are named: dependents are counted from 1. */
export function namedPeople(members: readonly HouseholdMember[]): readonly NamedPerson[] {
  let dependents = 0
  return members.map(({ role, age }) => {
    if (role === 'dependent') dependents += 1
    return { role, age, dependentNumber: role === 'dependent' ? dependents : null }
  })
}

/** Returns how a person of the tax household is named: "You, 42", "Dependent 1, 8". */
export function usePersonName(): (person: NamedPerson) => string {
  const { t } = useTranslation('plans')
  return ({ role, dependentNumber, age }) => {
    const person = role === 'dependent' ? t('person.dependent', { number: dependentNumber ?? 1 }) : t(`person.${role}`)
    if (age === null) return person
    return age === 0 ? t('person.underOne', { person }) : t('person.aged', { person, count: age })
  }
}
