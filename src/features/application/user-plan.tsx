import { PlanAside } from '#components/application/plan-aside.tsx'
import { accountFacts, accountOutlook, accountPrice } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { QuoteFacts } from '#domain/application/application.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'

export interface UserPlanProps {
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/** The user's plan beside the application; nothing for a user without one. */
export function UserPlan({ user, facts, onRequote }: UserPlanProps) {
  const { plan, monthlySubsidyCents } = user
  const price = accountPrice(user)
  if (plan === null || price === null) return null
  return (
    <PlanAside
      name={plan.name}
      issuerName={plan.issuerName}
      metalLevel={metalLevelOf(plan.metalLevel)}
      price={price}
      planFacts={accountFacts(user)}
      outlook={accountOutlook(user)}
      monthlyCreditCents={monthlySubsidyCents}
      incomeLimitCents={facts.incomeLimitCents}
      onRequote={(at) => {
        onRequote({ at })
      }}
    />
  )
}
