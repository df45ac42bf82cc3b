import { useQuery } from '@tanstack/react-query'

import { creditQuery } from '#api/credit-query.ts'
import { CreditExplorer } from '#components/plans/credit-explorer/credit-explorer.tsx'
import { medicareUrl } from '#config/urls.ts'
import { oneYearOlder, withoutYoungestApplicant } from '#domain/household/member-changes.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { medicareOfAges } from '#domain/subsidy/no-credit-reasons.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export { LostCreditNotice } from '#components/plans/lost-credit-notice.tsx'

export interface ExplorerPartProps {
  readonly criteria: QuoteCriteria
  readonly household: CreditHousehold
  /** The credit of the page, in cents a month. */
  readonly creditCents: number
  readonly monthsCovered: number
}

/** Returns the benchmark for other members, in cents a month; null when there are none, and while or if it is unknown. */
function useBenchmarkFor(criteria: QuoteCriteria, members: readonly HouseholdMember[] | null): number | null {
  const asked = creditQuery(members ? { ...criteria, ...householdOf(members) } : criteria)
  const benchmark = useQuery({ ...asked.benchmark, enabled: members !== null })
  // Without other members, the query is that of the search, whose answer is already in the cache. It is not the answer
  // to this question.
  return members === null ? null : (benchmark.data ?? null)
}

/** The explorer with the two benchmarks that its changes of the household need. */
export function ExplorerPart({ criteria, household, creditCents, monthsCovered }: ExplorerPartProps) {
  const { householdMembers: members } = criteria
  const applicantFewer = useBenchmarkFor(criteria, withoutYoungestApplicant(members))
  const language = useLanguage()
  const nextYear = oneYearOlder(members)
  const older = useBenchmarkFor(criteria, nextYear)
  const agesNext = nextYear.flatMap(({ age, isApplyingForCoverage }) => (isApplyingForCoverage ? [age] : []))
  return (
    <CreditExplorer
      key={JSON.stringify([criteria, household])}
      household={household}
      annualIncome={criteria.income}
      shownCreditCents={creditCents}
      otherDependents={members.filter((one) => one.role === 'dependent' && !one.isApplyingForCoverage).length}
      monthsCovered={monthsCovered}
      medicareNext={medicareOfAges(agesNext)}
      medicareHref={medicareUrl[language]}
      applicantFewerBenchmarkCents={applicantFewer}
      oneYearOlderBenchmarkCents={older}
    />
  )
}
