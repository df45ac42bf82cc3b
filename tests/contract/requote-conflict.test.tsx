import { configure, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { fetchLeadProfile } from '#api/profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { RequoteScreen } from '#features/requote/requote-screen.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { personRecord } from '#mocks/fixtures/sample-user.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { changeState, mockState } from '#mocks/state/store.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'

import { chosen } from './support/registration-screen.tsx'
import { answer, press } from './support/screen-acts.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const { token, leadId } = demoPeople.lead
const session = { ...atResults(), phase: 'register' as const, chosen }
const clock = fixedClock('2026-01-12T15:00:00Z')

function open(user: VerifiedUser, quote = session) {
  const { hook, searchHook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <AccountProvider initial={{ kind: 'signedIn', token, user }}>
        <QuoteSessionProvider initial={quote}>
          <RequoteScreen {...{ user, token, session: quote, clock }} />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

// Proves F-86.
it('a new quote that meets a newer application shows that application', async () => {
  await loadNamespaces('common', 'menus', 'requote', 'plans', 'call-failures', 'agent-sheet', 'price-answers')
  await changeLanguage('en')
  const t = fixedT('en', 'requote')
  open(await fetchLeadProfile(token))
  await screen.findByText(t('changes.use'), { selector: 'button, button *' })
  expect(screen.queryByText(/33130/)).toBeNull()
  const { accounts } = mockState()
  const account = accounts[leadId]
  if (account === undefined) throw new Error('The person has no account')
  const record = { ...account.record, zip_code: '33130' }
  changeState({ accounts: { ...accounts, [leadId]: { ...account, record } } })
  answer('*/yti/renew-quote', 409, '{"message":"Changed elsewhere."}')
  press(t('changes.use'))
  expect(await screen.findByText(t('changes.newerText'))).toBeTruthy()
  expect(screen.getByText(/33130/)).toBeTruthy()
  expect(screen.queryByText(t('changes.failedText'))).toBeNull()
})

// Proves F-85 and F-95.
it('the new quote says who has no credit by a status of the application, before it is used', async () => {
  await changeLanguage('en')
  const user = await fetchLeadProfile(token)
  const ofNextYear = { ...session, results: { ...session.results, criteria: criteria({ planYear: 2027 }) } }
  open({ ...user, record: personRecord({ ...user.record.saved, legalStatus: 4 }) }, ofNextYear)
  await screen.findByText(fixedT('en', 'requote')('changes.use'), { selector: 'button, button *' })
  expect(document.body.textContent).toContain('the immigration status of 1 of you rarely gives the credit')
})
