import { configure, render, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { fetchPlanPage } from '#api/plan-search.ts'
import { quoteOf } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { readStoredUser } from '#state/stored-account.ts'
import { usePlanHandover } from '#state/use-handover.ts'
import { vault } from '#state/vault.ts'

// The first call of a run creates the mocked catalogue.
configure({ asyncUtilTimeout: 8_000 })

beforeEach(async () => {
  await vault.erase()
  vault.begin()
  await loadNamespaces('common', 'login', 'call-failures')
})

function Bill() {
  const session = useAccount()
  return session.kind === 'signedIn' ? <BillOf user={session.user} /> : null
}

function BillOf({ user }: { readonly user: VerifiedUser }) {
  const quote = quoteOf(user)
  const handed = usePlanHandover(user)
  return (
    <>
      <p>{quote === null ? 'no bill' : `bill ${quote.billCents}`}</p>
      <p>{handed === null ? 'nothing handed over' : `${handed.plan.monthlyBillCents} ${String(handed.isFound)}`}</p>
    </>
  )
}

/** A user of a plan whose credit is 100 dollars, as the profile has it. */
async function userOfProfile() {
  const { plans } = await fetchPlanPage(planSearchBody())
  const [plan] = plans
  if (plan === undefined) throw new Error('The search has no plans')
  const { priceCents, billCents } = shownPrice(plan, 10_000, 'specified')
  const { name, issuerName, metalLevel } = plan
  const user = verifiedLead({
    planApiId: plan.id,
    plan: { name, issuerName, metalLevel },
    monthlyPriceCents: priceCents,
    monthlySubsidyCents: 10_000,
  })
  return { user, billCents }
}

function openSite(user: VerifiedUser) {
  render(
    <Router hook={memoryLocation({ path: '/portal/status' }).hook}>
      <AccountProvider initial={{ kind: 'signedIn', token: demoPeople.lead.token, user }}>
        <QuoteSessionProvider>
          <SessionKeeper clock={fixedClock('2026-01-12T15:00:00Z')} />
          <Bill />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

// Proves A-95.
it('the quote of the profile is found again, and stored', async () => {
  const { user, billCents } = await userOfProfile()
  openSite(user)
  expect(screen.getByText('no bill')).toBeTruthy()
  expect(screen.getByText('nothing handed over')).toBeTruthy()
  await screen.findByText(`bill ${billCents}`)
  // The application and the portal say what the price rests on, as on the device of the quote.
  await screen.findByText(`${billCents} true`)
  await waitFor(async () => {
    expect((await readStoredUser())?.quotedPrice?.billCents).toBe(billCents)
  })
})

it('a search that fails leaves the profile as it is, and says nothing', async () => {
  const { user } = await userOfProfile()
  let asked = 0
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/quoter/search')) asked += 1
  })
  server.use(...scenariosFrom('error-message:planSearch'))
  openSite(user)
  await waitFor(() => {
    expect(asked).toBe(1)
  })
  expect(screen.getByText('no bill')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
