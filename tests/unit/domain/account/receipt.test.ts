import { describe, expect, it } from 'vitest'

import { type Receipt, receiptIn, receiptOf } from '#domain/account/receipt.ts'
import { signingRecord } from '#domain/account/signing-record.ts'
import { unsigned } from '#domain/application/signature.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'

const edition = { version: '2026.3', effective: { year: 2026, month: 11, day: 25 } }
const typed = {
  ...unsigned,
  method: 'typed',
  typedName: ' Rosa Delgado ',
  dataUrl: 'data:image/png;base64,iVBOR',
} as const
const receipt = receiptOf(
  verifiedLead({ submissionId: 'PU-1003-2026' }),
  {
    signing: signingRecord(typed, 'Ana Torres', { language: 'es', isTranslated: false }, edition),
    expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
  },
  new Date('2026-11-25T15:00:00Z'),
)

// Proves F-56.
describe('a receipt', () => {
  it('says who signed which text in which language, and how', () => {
    expect(receipt.signing).toEqual({
      signer: 'Rosa Delgado',
      signedFor: 'Ana Torres',
      method: 'typed',
      language: 'es',
      ...edition,
    })
    expect(signingRecord(unsigned, 'Ana Torres', { language: 'en', isTranslated: false }, edition)).toMatchObject({
      signer: 'Ana Torres',
      method: 'drawn',
    })
    const own = { ...unsigned, method: 'typed', typedName: 'Ana Torres' } as const
    expect(signingRecord(own, 'Ana Torres', { language: 'en', isTranslated: false }, edition)).not.toHaveProperty(
      'signedFor',
    )
  })

  // Proves F-57.
  it('says that a browser translated the page', () => {
    const signing = signingRecord(typed, 'Ana Torres', { language: 'en', isTranslated: true }, edition)
    expect(signing).toMatchObject({ language: 'en', isTranslated: true })
    expect(receiptIn(JSON.parse(JSON.stringify({ ...receipt, signing })))?.signing).toEqual(signing)
  })

  it('has no signature', () => {
    expect(JSON.stringify(receipt)).not.toContain('base64')
  })

  it('comes back from storage as it was', () => {
    expect(receiptIn(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt)
  })

  it.each<readonly [name: string, change: Partial<Record<keyof Receipt, unknown>>]>([
    ['of an earlier release', { signing: undefined, expectedStart: undefined }],
    ['with unreadable parts', { signing: { method: 'stamped' }, expectedStart: 'soon' }],
  ])('%s is one all the same', (_, change) => {
    const stored: unknown = JSON.parse(JSON.stringify({ ...receipt, ...change }))
    expect(receiptIn(stored)).toEqual({ ...receipt, signing: null, expectedStart: null })
  })

  it.each([null, 'text', {}, { ...receipt, leadId: 7 }])('is not %j', (value) => {
    expect(receiptIn(value)).toBeNull()
  })
})
