import { useSaidAnswers } from '#components/household/member-answer-fields.tsx'
import type { SheetPerson } from '#domain/account/sheet-contact.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { memberReasons } from '#domain/quote/member-reasons.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection } from './agent-sheet-section.tsx'

/** Returns a function that names the people of a household: "You", "Dependent 1". */
export function useNameOf(members: readonly HouseholdMember[]) {
  const { t } = useTranslation('agent-sheet')
  const dependents = members.filter(({ role }) => role === 'dependent')
  return (member: HouseholdMember) =>
    member.role === 'dependent'
      ? t('household.dependent', { number: dependents.indexOf(member) + 1 })
      : t(`household.${member.role}`)
}

export interface AgentSheetHouseholdProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** What the profile says of the members, in their order; undefined before the registration. */
  readonly people: readonly SheetPerson[] | undefined
}

/** Returns how the household files its taxes, as far as the quote and the six answers say it; null if they don't. */
function filingOf({ criteria, priceAnswers }: QuoteHandover) {
  if (criteria.householdMembers.some(({ role }) => role === 'spouse')) return 'joint'
  const apart = priceAnswers?.marriedApart ?? null
  return apart === null ? null : apart === 'no' ? 'alone' : 'apart'
}

/**
 * Lists everyone of the tax household: their age, whether they apply, and who probably gets no credit, even of those
 * who don't apply (Q-162). It also gives the tax return, a current Marketplace plan and the place (P-95). After the
 * registration, it adds names, relations and occupations. A relation that the profile lacks is shown as still to be
 * asked (P-101).
 */
export function AgentSheetHousehold({ handover, people }: AgentSheetHouseholdProps) {
  const { criteria, hasMarketplaceCoverage } = handover
  const { t } = useTranslation('agent-sheet')
  const { t: tPlans } = useTranslation('plans')
  const withAnswers = useSaidAnswers()
  const { householdMembers, zipCode, countyName, stateAbbreviation } = criteria
  const nameOf = useNameOf(householdMembers)
  const filing = filingOf(handover)
  const reasons = memberReasons(handover)
  const [, county] = /^(.+) County$/.exec(countyName) ?? []
  const place = county === undefined ? countyName : t('household.county', { county })
  return (
    <AgentSheetSection title={t('household.title')}>
      <ul>
        {householdMembers.map((member, at) => {
          const reason = reasons[at]
          const { name = '', relationship = '', occupation, hasNoNumberYet } = people?.[at] ?? {}
          return (
            <li key={at}>
              <span className="font-semibold">{withAnswers(nameOf(member), member)}</span>
              {name !== '' && (
                <>
                  {' '}
                  · <span translate="no">{name}</span>
                </>
              )}
              {people &&
                member.role === 'dependent' &&
                ` · ${t(`household.relation.${relationship || 'otherRelative'}`)}`}{' '}
              · {t(member.isApplyingForCoverage ? 'household.applies' : 'household.appliesNot')}
              {occupation !== undefined && ` · ${t('household.occupation', { occupation })}`}
              {hasNoNumberYet === true && ` · ${t('household.noNumber')}`}
              {reason && ` · ${tPlans(`creditOutlook.aloneChip.${reason}`)}`}
            </li>
          )
        })}
      </ul>
      {filing && <p>{t(`household.filing.${filing}`)}</p>}
      {hasMarketplaceCoverage !== undefined && (
        <p>{t(`household.marketplacePlan.${hasMarketplaceCoverage ? 'yes' : 'no'}`)}</p>
      )}
      <p>{t('household.place', { zip: zipCode, county: place, state: stateAbbreviation })}</p>
    </AgentSheetSection>
  )
}
