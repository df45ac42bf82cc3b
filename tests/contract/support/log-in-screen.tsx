import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { SignIn } from '#features/sign-in/sign-in.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { demoPassword, demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'

import { press, type } from './screen-acts.ts'

/** The visitor who logs in. */
export const person = demoPeople.lead
/** The text of A-33 for a call without a connection, verbatim. */
export const networkText = 'Network error trying to log in. Please try again.'

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

/** Prepares the log-in's texts in a language, on a device that stores nothing. */
export async function prepareLogIn(language: Language): Promise<void> {
  localStorage.clear()
  await loadNamespaces('common', 'login', 'menus', 'call-failures')
  await changeLanguage(language)
}

/** Sends the person's email address. */
export function identify(language: Language): void {
  const t = fixedT(language, 'login')
  type(t('identifierStep.email'), person.email)
  press(t('identifierStep.submit'))
}

/** Waits for the second step of the log-in and sends a password. */
export async function enterPassword(language: Language, password = demoPassword): Promise<void> {
  const t = fixedT(language, 'login')
  await screen.findByText(t('passwordStep.title'), { selector: 'h1' })
  type(t('passwordStep.password'), password)
  press(t('passwordStep.submit'))
}
