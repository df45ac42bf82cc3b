import type { HouseholdMember } from '#domain/household/member.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection } from './agent-sheet-section.tsx'

export interface AgentSheetHouseholdProps {
  /** The search that the sheet is about. */
  readonly criteria: QuoteCriteria
}

/** Returns the name of a person of the household, with the age where it is known. */
function usePerson(members: readonly HouseholdMember[]) {
  const { t } = useTranslation('agent-sheet')
  const dependents = members.filter(({ role }) => role === 'dependent')
  return (member: HouseholdMember) => {
    const { role, age } = member
    const person =
      role === 'dependent'
        ? t('household.dependent', { number: dependents.indexOf(member) + 1 })
        : t(`household.${role}`)
    if (age === null) return person
    return age === 0 ? t('household.underOne', { person }) : t('household.aged', { person, age })
  }
}

/** Everyone of the tax household with age and whether they apply, and the place (P-95). */
export function AgentSheetHousehold({ criteria }: AgentSheetHouseholdProps) {
  const { t } = useTranslation('agent-sheet')
  const { householdMembers, zipCode, countyName, stateAbbreviation } = criteria
  const nameOf = usePerson(householdMembers)
  const [, county] = /^(.+) County$/.exec(countyName) ?? []
  const place = county === undefined ? countyName : t('household.county', { county })
  return (
    <AgentSheetSection title={t('household.title')}>
      <ul>
        {householdMembers.map((member, at) => (
          <li key={at}>
            <span className="font-semibold">{nameOf(member)}</span> ·{' '}
            {t(member.isApplyingForCoverage ? 'household.applies' : 'household.appliesNot')}
          </li>
        ))}
      </ul>
      <p>{t('household.place', { zip: zipCode, county: place, state: stateAbbreviation })}</p>
    </AgentSheetSection>
  )
}
