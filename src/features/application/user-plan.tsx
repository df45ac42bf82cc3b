import { PlanAside } from '#components/application/plan-aside.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { accountFacts, accountOutlook, accountPrice } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { withDoubtfulStatuses } from '#domain/subsidy/credit-outlook.ts'
import { isStatusDoubtful } from '#domain/subsidy/status-law.ts'
import { useQuotedBasis } from '#state/use-quoted-basis.ts'

export interface UserPlanProps {
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** The members with their answers. */
  readonly members: Application['members']
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/** The user's plan beside the application; nothing for a user without one. */
export function UserPlan({ user, facts, members, onRequote }: UserPlanProps) {
  const basis = useQuotedBasis(user)
  const { plan, monthlySubsidyCents } = user
  const price = accountPrice(user)
  if (plan === null || price === null) return null
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  const outlook = withDoubtfulStatuses(
    accountOutlook(user),
    applying.map(({ legalStatus }) => isStatusDoubtful(legalStatus, facts.planYear)),
  )
  return (
    <PlanAside
      name={plan.name}
      issuerName={plan.issuerName}
      metalLevel={metalLevelOf(plan.metalLevel)}
      price={price}
      planFacts={accountFacts(user)}
      outlook={outlook}
      rests={basis && <PriceRestsOn {...basis} outlook={outlook} creditCents={monthlySubsidyCents} />}
      monthlyCreditCents={monthlySubsidyCents}
      incomeLimitCents={facts.incomeLimitCents}
      onRequote={(at) => {
        onRequote({ at })
      }}
    />
  )
}
