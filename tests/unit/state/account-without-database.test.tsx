// Runs apart: a database that another file brings stays in the page.
import { expect, it, vi } from 'vitest'

import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { createAccountStore } from '#state/account-store.ts'

it('a session lasts for this page without a database, and says that nothing is kept', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const store = createAccountStore()
  expect(await store.actions.signIn('token-1', verifiedLead())).toBe(false)
  expect(store.session()).toMatchObject({ kind: 'signedIn' })
})
