import { PlanAside } from '#components/application/plan-aside.tsx'
import { accountFacts, accountOutlook, accountPrice } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { withDoubtfulStatuses } from '#domain/subsidy/credit-outlook.ts'
import { isStatusDoubtful } from '#domain/subsidy/status-law.ts'

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
  const { plan, monthlySubsidyCents } = user
  const price = accountPrice(user)
  if (plan === null || price === null) return null
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  return (
    <PlanAside
      name={plan.name}
      issuerName={plan.issuerName}
      metalLevel={metalLevelOf(plan.metalLevel)}
      price={price}
      planFacts={accountFacts(user)}
      outlook={withDoubtfulStatuses(
        accountOutlook(user),
        applying.map(({ legalStatus }) => isStatusDoubtful(legalStatus, facts.planYear)),
      )}
      monthlyCreditCents={monthlySubsidyCents}
      incomeLimitCents={facts.incomeLimitCents}
      onRequote={(at) => {
        onRequote({ at })
      }}
    />
  )
}
