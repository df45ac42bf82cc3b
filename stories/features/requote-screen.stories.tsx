import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { fetchLeadProfile } from '#api/profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { RequoteScreen } from '#features/requote/requote-screen.tsx'
import { fixedClock } from '#lib/clock.ts'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { mockState } from '#mocks/state/store.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { playText } from '#stories/support/play-text.ts'

const { token } = demoPeople.lead
const people = [applicant('primary', 38), applicant('spouse', 40), applicant('dependent', 9)]
const search = criteria({ householdMembers: people, applicantConfiguration: 'family', income: 60_000 })
const session = {
  ...atResults({ criteria: search }),
  phase: 'register' as const,
  chosen: { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200, facts: chosenFacts() },
}
const clock = fixedClock('2026-01-12T15:00:00Z')

function Screen() {
  const account = useAccount()
  if (account.kind !== 'signedIn') return null
  return <RequoteScreen user={account.user} token={account.token} session={session} clock={clock} />
}

function Sample() {
  const [user, setUser] = useState<VerifiedUser | null>(null)
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: '/' }))
  useEffect(() => {
    void fetchLeadProfile(token).then(setUser)
  }, [])
  return (
    user && (
      <Router hook={hook} searchHook={searchHook}>
        <AccountProvider initial={{ kind: 'signedIn', token, user }}>
          <QuoteSessionProvider initial={session}>
            <Screen />
          </QuoteSessionProvider>
        </AccountProvider>
      </Router>
    )
  )
}

const meta = {
  title: 'Screens/Requote screen',
  id: 'features-requote-screen',
  tags: ['!autodocs'],
  component: Sample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { parameters: { chromatic: { disableSnapshot: false } } }

const incomeOf = () => mockState().accounts[demoPeople.lead.leadId]?.registration.quoteDetails.totalHouseholdIncome

async function takeOver(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const t = playText('requote', globals)
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('changes.use') }))
  return within(canvasElement)
}

/** The service has the quote afterwards, and the application is opened. */
export const TakenOver: Story = {
  async play({ canvasElement, globals }) {
    await takeOver(canvasElement, globals)
    await waitFor(() => expect(incomeOf()).toBe(60_000))
  },
}

export const Failed: Story = {
  globals: { scenario: 'ok-html:renewQuote' },
  async play({ canvasElement, globals }) {
    const t = playText('requote', globals)
    const canvas = await takeOver(canvasElement, globals)
    await expect(await canvas.findByText(t('changes.failed'), {}, { timeout: 15_000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('changes.use') })).toBeVisible()
    await expect(incomeOf()).toBe(47_000)
  },
}
