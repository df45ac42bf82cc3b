// Runs apart: what another file of the worker still erases would end in the storage of this one.
import 'fake-indexeddb/auto'

import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { consentEdition } from '#content/legal/consent.ts'
import { receiptIn } from '#domain/account/receipt.ts'
import { unsigned } from '#domain/application/signature.ts'
import { useSubmitted } from '#features/application/use-submitted.ts'
import { fixedClock } from '#lib/clock.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { AccountProvider } from '#state/account.tsx'
import { sealHandover } from '#state/sealed-handover.ts'
import { vault } from '#state/vault.ts'
import { aloneOnDevice } from '#tests/promises/mounting.tsx'
import { filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { answer } from './open-form.tsx'

const quote = handover({ criteria: criteria({ planYear: 2027 }), lifeChanges: null })
const user = verifiedLead({ planApiId: quote.plan.id })
const clock = fixedClock('2026-11-25T15:00:00Z')
const signature = { ...unsigned, method: 'typed', typedName: 'Ana Torres' } as const

/** Sends an application, and returns the receipt that the device has then. */
async function receiptOfSending() {
  const onLeave = vi.fn()
  const { kept } = aloneOnDevice()
  const { result } = renderHook(() => useSubmitted({ user, token: 't', kept, clock, onLeave }), {
    wrapper: ({ children }) => (
      <AccountProvider initial={{ kind: 'signedIn', token: 't', user }}>{children}</AccountProvider>
    ),
  })
  await act(() => result.current(answer, filledApplication({ signature })))
  expect(onLeave).toHaveBeenCalledOnce()
  const unsealed = await vault.unseal('submitReceipt')
  return unsealed.kind === 'found' ? receiptIn(unsealed.value) : null
}

beforeEach(async () => {
  await vault.erase()
  vault.begin()
})

// Proves F-56 and F-77.
describe('the receipt of a submit', () => {
  it('has who signed which text, and when coverage of the quoted plan starts', async () => {
    await sealHandover(user.leadId, quote)
    expect(await receiptOfSending()).toMatchObject({
      reference: 'PU-1',
      signing: { signer: 'Ana Torres', method: 'typed', language: 'en', version: consentEdition.version },
      expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
    })
  })

  it('has no start where the device has no quote, or that of another plan', async () => {
    expect(await receiptOfSending()).toMatchObject({ expectedStart: null })
    await sealHandover(user.leadId, { ...quote, plan: { ...quote.plan, id: 'another' } })
    expect(await receiptOfSending()).toMatchObject({ expectedStart: null })
  })
})
