import 'fake-indexeddb/auto'

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { PortalHome } from '#features/portal/portal-home.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { keepsLogin } from '#state/keeps-login.ts'
import { mount, token } from '#tests/promises/mounting.tsx'

let refused: { mockRestore: () => void } | undefined

function refuse() {
  refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

beforeAll(() => loadNamespaces(...allNamespaces))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => refused?.mockRestore())

// Proves A-97.
describe.each(languages)('a device that refuses to store a login (%s)', (language) => {
  const said = () => screen.queryByText(fixedT(language, 'take-along')('loginNotKept'))

  it('says so at the log-in', async () => {
    await changeLanguage(language)
    refuse()
    mount(<SignIn />, { path: '/login' })
    await waitFor(() => {
      expect(said()).not.toBeNull()
    })
  })

  it('says so in the portal', async () => {
    await changeLanguage(language)
    const user = verifiedLead()
    mount(<PortalHome user={user} />, { account: { kind: 'signedIn', token, user, isUnstored: true } })
    expect(said()).not.toBeNull()
  })
})

describe('a device that stores a login', () => {
  it('says nothing, and keeps nothing of the attempt', async () => {
    await changeLanguage('en')
    const tried = vi.spyOn(Storage.prototype, 'removeItem')
    mount(<SignIn />, { path: '/login' })
    await waitFor(() => {
      expect(tried).toHaveBeenCalledWith('authToken')
    })
    expect(screen.queryByText(fixedT('en', 'take-along')('loginNotKept'))).toBeNull()
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('keeps the token that is stored', () => {
    localStorage.setItem('authToken', token)
    expect(keepsLogin()).toBe(true)
    expect(localStorage.getItem('authToken')).toBe(token)
  })
})
