import 'fake-indexeddb/auto'

import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { LogOutQuestion } from '#features/account-session/ask-log-out.tsx'
import { SessionKeeper, useLogOut } from '#features/account-session/session-keeper.tsx'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import type { AccountActions } from '#state/account-store.ts'
import { AccountProvider, useAccountActions } from '#state/account.tsx'
import { mayLogOut } from '#state/log-out-question.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { noteUnsentAnswers } from '#state/unsent-answers.ts'
import { vault } from '#state/vault.ts'

const user = verifiedLead()
const t = fixedT('en', 'login')
let logOut: ReturnType<typeof useLogOut> | undefined
let actions: AccountActions | undefined

function Watcher() {
  logOut = useLogOut()
  actions = useAccountActions()
  return null
}

/** A page without the form, as it opens after a reload. */
function openPage(): () => string | undefined {
  const place = memoryLocation({ path: '/portal/status', record: true })
  render(
    <Router hook={place.hook}>
      <AccountProvider initial={{ kind: 'signedIn', token: 'token-1', user }}>
        <QuoteSessionProvider>
          <SessionKeeper />
          <LogOutQuestion />
          <Watcher />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
  return () => place.history.at(-1)
}

const question = () => screen.findByRole('alertdialog', { name: t('logOutDialog.title') })
const press = async (label: 'stay' | 'logOut') => {
  const button = await screen.findByRole('button', { name: t(`logOutDialog.${label}`) })
  act(() => {
    button.click()
  })
}
const draft = `applicationDraft:${user.leadId}` as const

beforeAll(() => loadNamespaces('common', 'login', 'call-failures', 'take-along'))
beforeEach(async () => {
  noteUnsentAnswers(null)
  await vault.erase()
  vault.begin()
  localStorage.clear()
  sessionStorage.clear()
  await vault.seal('verifiedUser', { leadId: user.leadId, memberId: null })
})

// Proves A-48.
describe('a log-out on a page without the form', () => {
  it.each([
    ['none of whose answers was saved', {}],
    ['whose last answer was not saved', { saved: { at: 1, isWhole: false } }],
  ])('asks while the device has a draft %s', async (_, value) => {
    await vault.seal(draft, value)
    const at = openPage()
    void logOut?.()
    await question()
    await press('stay')
    expect(at()).toBe('/portal/status')
    expect(await vault.unseal(draft)).toMatchObject({ value })
    void logOut?.()
    await press('logOut')
    await waitFor(() => {
      expect(at()).toBe('/login')
    })
    expect(localStorage.getItem(draft)).toBeNull()
  })

  it.each([
    ['has no draft', undefined],
    ['has the draft of a save', { saved: { at: 1, isWhole: true } }],
  ])('goes on unasked where the device %s', async (_, value) => {
    if (value) await vault.seal(draft, value)
    openPage()
    expect(await mayLogOut()).toBe(true)
  })

  it('is told by the open form, which is ahead of its draft', async () => {
    await vault.seal(draft, { saved: { at: 1, isWhole: true } })
    openPage()
    noteUnsentAnswers(true)
    void mayLogOut()
    await question()
  })

  it('takes its question along where the session ends meanwhile', async () => {
    await vault.seal(draft, {})
    openPage()
    void logOut?.()
    await question()
    await act(async () => actions?.signOut('idle'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
