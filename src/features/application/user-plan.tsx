import { useMemo } from 'react'

import { PlanAside } from '#components/application/plan-aside.tsx'
import { PlanRow } from '#components/plans/plan-row.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { appliedBasis, appliedOutlook } from '#domain/account/applied-basis.ts'
import { accountFacts, accountPrice } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application, QuoteFacts } from '#domain/application/application.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export interface UserPlanProps {
  readonly user: VerifiedUser
  readonly facts: QuoteFacts
  /** The answers as typed. */
  readonly application: Application
  /** What the quote has handed over; null when this device has none. */
  readonly handover: QuoteHandover | null
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/** The user's plan beside the application, or above it on a narrow screen; nothing for a user without one. */
export function UserPlan({ user, facts, application, handover, onRequote }: UserPlanProps) {
  const language = useLanguage()
  const basis = useMemo(
    () => (handover?.plan.id === user.planApiId ? appliedBasis(handover, user, application) : null),
    [handover, user, application],
  )
  const { plan, monthlySubsidyCents } = user
  const price = accountPrice(user)
  if (plan === null || price === null) return null
  return (
    <PlanRow name={plan.name} price={price} year={facts.planYear ?? undefined} basis={basis}>
      <PlanAside
        name={plan.name}
        issuerName={plan.issuerName}
        metalLevel={metalLevelOf(plan.metalLevel)}
        price={price}
        planFacts={accountFacts(user)}
        outlook={appliedOutlook(user, application)}
        rests={basis && <PriceRestsOn {...basis} medicaidHref={medicaidHelpUrl[language]} clinicsHref={clinicsUrl} />}
        monthlyCreditCents={monthlySubsidyCents}
        incomeLimitCents={facts.incomeLimitCents}
        onRequote={(at) => {
          onRequote({ at })
        }}
      />
    </PlanRow>
  )
}
