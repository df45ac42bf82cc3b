import { isZip } from '#domain/geo/location-outcome.ts'
import { parseCount } from '#domain/household/age.ts'
import { memberAnswers, missingAnswers, readMember } from '#domain/household/member-answers.ts'
import type { ApplicantConfiguration } from '#domain/household/member.ts'
import { asksForExtraDependents, scenariosFor, scenarioSets } from '#domain/household/tax-household.ts'
import { readAnnualIncome } from '#domain/income/money-text.ts'

import {
  type AskedPerson,
  chosenCounty,
  confirmedCounty,
  type CoverageDraft,
  dependentsShown,
  type HouseholdDraft,
  type IncomeDraft,
  type LocationDraft,
  type TaxHouseholdDraft,
  typedOf,
} from './draft.ts'
import type { QuoteIssue, QuoteIssueCode } from './quote-issue.ts'

/**
 * Returns the problems of step 1: five digits, then a verified county outside the own-marketplace states (Q-10, Q-13,
 *
 */
export function locationIssues(location: LocationDraft): readonly QuoteIssue[] {
  if (!isZip(location.zip)) return [{ path: ['zip'], code: 'zip.fiveDigits' }]
  if (confirmedCounty(location)) return []
  if (chosenCounty(location)) return [{ path: ['zip'], code: 'county.ownMarketplace' }]
  return location.counties.length > 1
    ? [{ path: ['countyFips'], code: 'county.select' }]
    : [{ path: ['zip'], code: 'county.required' }]
}

function answerIssues(household: HouseholdDraft, person: AskedPerson): readonly QuoteIssue[] {
  return missingAnswers(readMember(typedOf(household, person))).map(({ name, issues }) => {
    const { draft } = memberAnswers[name]
    return typeof person === 'number'
      ? { path: [draft.dependents, person], code: issues.dependent }
      : { path: [draft[person]], code: issues.adult }
  })
}

/** Why a text is not a number of dependents. */
function countIssueCode(text: string) {
  if (/\D/.test(text)) return 'dependentCount.whole'
  return text.length > 3 ? 'dependentCount.tooLong' : 'dependentCount.positive'
}

/**
 * Returns the problems of step 2: someone applies, with a whole age from 0 to 120 each, and a count above 0 (Q-20,
 *
 */
export function householdIssues(household: HouseholdDraft): readonly QuoteIssue[] {
  const { self, spouse, dependents } = household
  if (!self && !spouse && !dependents) return [{ path: ['self'], code: 'household.selectOne' }]
  const issues: QuoteIssue[] = []
  if (self) issues.push(...answerIssues(household, 'primary'))
  if (spouse) issues.push(...answerIssues(household, 'spouse'))
  if (dependents) {
    const { dependentCount } = household
    if ((parseCount(dependentCount) ?? 0) === 0)
      issues.push({ path: ['dependentCount'], code: countIssueCode(dependentCount.trim()) })
    for (const index of dependentsShown(household).keys()) issues.push(...answerIssues(household, index))
  }
  return issues
}

/** Returns the problems of step 3: an answer is chosen, and one that counts dependents has a number. */
export function taxHouseholdIssues(
  taxHousehold: TaxHouseholdDraft,
  configuration: ApplicantConfiguration,
): readonly QuoteIssue[] {
  const { selected, counts } = taxHousehold
  if (scenariosFor(configuration, selected).length === 0)
    return [{ path: ['selected'], code: 'taxHousehold.selectOne' }]
  if (!asksForExtraDependents(configuration, selected)) return []
  const { counting } = scenarioSets[configuration]
  return (parseCount(counts[counting] ?? '') ?? 0) === 0
    ? [{ path: ['counts', counting], code: 'taxHousehold.countRange' }]
    : []
}

/** Returns why a text is not an annual income; null when it is one. */
export function incomeIssueCode<Invalid extends QuoteIssueCode>(text: string, invalid: Invalid) {
  const { kind } = readAnnualIncome(text)
  if (kind === 'amount') return null
  return kind === 'invalid' ? invalid : (`income.${kind}` as const)
}

/** Returns the problems of step 4: a whole, non-negative number of dollars. */
export function incomeIssues(income: IncomeDraft): readonly QuoteIssue[] {
  const code = incomeIssueCode(income.annualIncome, 'income.invalid')
  return code ? [{ path: ['annualIncome'], code }] : []
}

/** Returns the problems of step 5: the question is answered. */
export function coverageIssues(coverage: CoverageDraft): readonly QuoteIssue[] {
  return coverage.hasMarketplaceCoverage === null
    ? [{ path: ['hasMarketplaceCoverage'], code: 'coverage.required' }]
    : []
}
