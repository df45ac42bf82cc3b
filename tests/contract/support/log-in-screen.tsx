import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { SignIn } from '#features/sign-in/sign-in.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'

import { press, type } from './screen-acts.ts'

const t = fixedT('en', 'login')
/** The visitor who logs in. */
export const person = demoPeople.lead

/** Opens the log-in. */
export function openLogIn(leave: (url: string) => void): void {
  const { hook, searchHook } = memoryLocation({ path: '/login' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <SignIn leave={leave} />
      </AccountProvider>
    </Router>,
  )
}

/** Prepares the log-in's English texts, on a device that stores nothing. */
export async function prepareLogIn(): Promise<void> {
  localStorage.clear()
  await loadNamespaces('common', 'login', 'menus', 'call-failures', 'take-along')
  await changeLanguage('en')
}

/** Sends the person's email address. */
export function identify(): void {
  type(t('identifierStep.email'), person.email)
  press(t('identifierStep.submit'))
}

/** Waits for the second step of the log-in and sends a password. */
export async function enterPassword(password = demoPassword): Promise<void> {
  await screen.findByText(t('passwordStep.title'), { selector: 'h1' })
  type(t('passwordStep.password'), password)
  press(t('passwordStep.submit'))
}
