import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { applicationOf } from '#domain/application/application-of.ts'
import { commonOf } from '#domain/account/read-profile.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { CallError } from '#lib/call-failure.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { aroundEachForm, formOf, keepBody, onSubmitted, sign } from './open-form.tsx'
import { applicationCalls as calls, profileStubs } from './service-calls.ts'

vi.mock('#api/send-application.ts', async () => (await import('./service-calls.ts')).applicationCalls)
vi.mock('#api/profile.ts', async () => (await import('./service-calls.ts')).profileStubs)

aroundEachForm()

/** Ana Torres after another device has saved another phone number. */
const elsewhere = () => verifiedLead({ ...commonOf({ email: 'ana.torres@example.com', phone: '3055550199' }) })
const opened = () => {
  const { address } = filledApplication()
  return { ...applicationOf(verifiedLead()), communicationPreference: '1', address }
}

describe('before a save what was saved elsewhere', () => {
  it('is brought into the form, and is sent only once it was seen', async () => {
    profileStubs.profile.mockResolvedValue(elsewhere())
    const form = formOf(opened(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.newer).toMatchObject({ taken: 'merged' })
    })
    expect(form.current).toMatchObject({
      place: startOf('contact'),
      application: { phone: '(305) 555-0199', communicationPreference: '1' },
    })
    expect(calls.saveApplication).not.toHaveBeenCalled()
  })

  it('is never overwritten unasked where the same answer was typed here', async () => {
    profileStubs.profile.mockResolvedValue(elsewhere())
    const form = formOf({ ...opened(), phone: '(305) 555-0123' }, startOf('contact'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.newer?.conflicts).toEqual([{ field: 'phone', index: null }])
    })
    expect(form.current.application.phone).toBe('(305) 555-0123')
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(profileStubs.profile).toHaveBeenCalledTimes(2)
    })
    await waitFor(() => {
      expect(form.current.newer?.conflicts).toHaveLength(1)
    })
    act(() => {
      form.current.settleConflicts('saved')
    })
    expect(form.current).toMatchObject({ application: { phone: '(305) 555-0199' }, newer: { taken: 'saved' } })
    expect(calls.saveApplication).not.toHaveBeenCalled()
  })

  it('stops a save that cannot ask', async () => {
    profileStubs.profile.mockRejectedValue(new CallError({ kind: 'http', operation: 'leadProfile', status: 500 }))
    const form = formOf(opened(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    expect(calls.saveApplication).not.toHaveBeenCalled()
  })

  it('takes the signature back, and leads to the answers', async () => {
    profileStubs.profile.mockResolvedValue(elsewhere())
    const form = formOf(filledApplication(), sign)
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.newer).not.toBeNull()
    })
    act(() => {
      form.current.settleConflicts('mine')
    })
    expect(form.current.application.signature.dataUrl).toBe('')
    expect(form.current.place).not.toEqual(sign)
    expect(calls.submitApplication).not.toHaveBeenCalled()
    expect(onSubmitted).not.toHaveBeenCalled()
  })
})

// Proves F-88.
describe('before a save what this form has sent itself', () => {
  const lost = new CallError({ kind: 'network', operation: 'saveApplication', reason: 'timeout' })
  const type = (form: ReturnType<typeof formOf>, phone: string) => {
    act(() => {
      form.current.change((now) => ({ ...now, phone }))
    })
  }
  const press = (form: ReturnType<typeof formOf>) => {
    act(() => {
      form.current.next()
    })
  }
  /** A service that keeps each body, and then answers as told. */
  const keeping = (...outcomes: readonly ('answered' | 'lost' | 'slow')[]) => {
    let answerSlow: () => void = () => undefined
    for (const outcome of outcomes)
      calls.saveApplication.mockImplementationOnce((_, body) => {
        keepBody(body)
        if (outcome === 'lost') return Promise.reject(lost)
        if (outcome === 'answered') return Promise.resolve(undefined)
        return new Promise((resolve) => {
          answerSlow = () => {
            resolve(undefined)
          }
        })
      })
    return () => {
      act(() => {
        answerSlow()
      })
    }
  }

  it('is no news while a slow save is followed by what was typed during it', async () => {
    const answer = keeping('slow', 'answered')
    const form = formOf({ ...opened(), phone: '(305) 555-0101' }, startOf('contact'))
    press(form)
    await waitFor(() => {
      expect(calls.saveApplication).toHaveBeenCalledOnce()
    })
    type(form, '(305) 555-0102')
    answer()
    await waitFor(
      () => {
        expect(form.current.saved?.isWhole).toBe(true)
      },
      { timeout: 5_000 },
    )
    expect(form.current.newer).toBeNull()
    expect(calls.saveApplication.mock.calls.at(-1)?.[1]).toMatchObject({ phone: '+13055550102' })
  })

  it('is no news where its answer was lost and another answer follows', async () => {
    keeping('lost', 'answered')
    const form = formOf({ ...opened(), phone: '(305) 555-0101' }, startOf('contact'))
    press(form)
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    expect(form.current.sent).toHaveLength(1)
    type(form, '(305) 555-0102')
    act(() => {
      form.current.retry()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(form.current.newer).toBeNull()
    expect(calls.saveApplication.mock.calls.at(-1)?.[1]).toMatchObject({ phone: '+13055550102' })
  })

  it('is known beside a change elsewhere, and the saved answers are those of the choice', async () => {
    keeping('lost')
    const form = formOf({ ...opened(), phone: '(305) 555-0101' }, startOf('contact'))
    press(form)
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    profileStubs.profile.mockResolvedValue(elsewhere())
    act(() => {
      form.current.retry()
    })
    await waitFor(() => {
      expect(form.current.newer).toMatchObject({ taken: null, conflicts: [{ field: 'phone', index: null }] })
    })
    act(() => {
      form.current.settleConflicts('saved')
    })
    expect(form.current).toMatchObject({ application: { phone: '(305) 555-0199' }, newer: { taken: 'saved' } })
  })
})
