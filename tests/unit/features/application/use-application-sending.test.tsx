import { submitBody } from '#api/application-request.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Application } from '#domain/application/application.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { CallError } from '#lib/call-failure.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { isStored, writeStored } from '#state/storage.ts'
import { filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { answer, aroundEachForm, connection, formOf, keepBody, onSubmitted, sign } from './open-form.tsx'
import { applicationCalls as calls, profileStubs } from './service-calls.ts'

vi.mock('#api/send-application.ts', async () => (await import('./service-calls.ts')).applicationCalls)
vi.mock('#api/profile.ts', async () => (await import('./service-calls.ts')).profileStubs)

const lacking = (changed: Partial<Application>) => filledApplication(changed)
aroundEachForm()

const unreachable = (operation: 'saveApplication' | 'submitApplication') =>
  new CallError({ kind: 'network', operation, reason: 'unreachable' })
/** The browser says that there is no connection, and the next save or submit finds none. */
const goOffline = () => {
  connection.isOnline = false
  calls.saveApplication.mockRejectedValueOnce(unreachable('saveApplication'))
  calls.submitApplication.mockRejectedValueOnce(unreachable('submitApplication'))
}
const goOnline = () => {
  connection.isOnline = true
  act(() => {
    dispatchEvent(new Event('online'))
  })
}
const pressNext = (form: ReturnType<typeof formOf>) => {
  act(() => {
    form.current.next()
  })
}
const isFormWaiting = (form: ReturnType<typeof formOf>) =>
  waitFor(() => {
    expect(form.current.sending).toMatchObject({ isWaiting: true, state: { kind: 'idle' } })
  })

// Proves F-4.
describe('offline', () => {
  it('a save goes out all the same, because a browser can be wrong', async () => {
    connection.isOnline = false
    const form = formOf(filledApplication(), startOf('contact'))
    pressNext(form)
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(form.current.sending).toMatchObject({ isWaiting: false, isOnline: false })
  })

  it('a save that finds no connection waits, and goes out when the device is back online', async () => {
    goOffline()
    const form = formOf(filledApplication(), startOf('contact'))
    pressNext(form)
    await isFormWaiting(form)
    expect(form.current).toMatchObject({ place: startOf('contact'), sending: { isOnline: false } })
    goOnline()
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(form.current.sending.isWaiting).toBe(false)
  })

  it.each(['tryNow', 'next'] as const)('a waiting save is tried again by %s', async (way) => {
    goOffline()
    const form = formOf(filledApplication(), startOf('contact'))
    pressNext(form)
    await isFormWaiting(form)
    act(() => {
      if (way === 'next') form.current.next()
      else form.current.sending.tryNow()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(form.current.sending.isWaiting).toBe(false)
  })

  it('what was typed meanwhile is sent too, and nobody is carried off while typing', async () => {
    goOffline()
    const form = formOf(filledApplication(), startOf('contact'))
    pressNext(form)
    await isFormWaiting(form)
    act(() => {
      form.current.change((now) => ({ ...now, email: 'ana2@example.com' }))
    })
    goOnline()
    await waitFor(() => {
      expect(calls.saveApplication).toHaveBeenCalledTimes(2)
    })
    expect(calls.saveApplication.mock.calls[1]?.[1]).toMatchObject({ email: 'ana2@example.com' })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('idle')
    })
    expect(form.current.place).toEqual(startOf('contact'))
  })
})

// Proves F-66 and F-67.
describe('a save', () => {
  const type = (form: ReturnType<typeof formOf>, email: string) => {
    act(() => {
      form.current.change((now) => ({ ...now, email }))
    })
  }
  const keys = () => calls.saveApplication.mock.calls.map(([, , options]) => options.key)

  it('has the same key when it is tried again, and another when the answers have changed', async () => {
    const lost = new CallError({ kind: 'network', operation: 'saveApplication', reason: 'timeout' })
    calls.saveApplication.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const form = formOf(filledApplication(), startOf('primary'))
    pressNext(form)
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    act(() => {
      form.current.retry()
    })
    await waitFor(() => {
      expect(keys()).toHaveLength(2)
    })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    type(form, 'ana2@example.com')
    act(() => {
      form.current.retry()
    })
    await waitFor(() => {
      expect(form.current.place).not.toEqual(startOf('primary'))
    })
    const [first, again, changed] = keys()
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })

  it('has another key once the same answers have arrived', async () => {
    const form = formOf(filledApplication(), startOf('primary'))
    for (const sent of [1, 2]) {
      pressNext(form)
      await waitFor(() => {
        expect(keys()).toHaveLength(sent)
        expect(form.current.place).not.toEqual(startOf('primary'))
      })
      act(() => {
        form.current.previous?.()
      })
      expect(form.current.place).toEqual(startOf('primary'))
    }
    const [first, second] = keys()
    expect(second).not.toBe(first)
  })

  it('is followed by one of what was typed during it, and the step stays', async () => {
    let answerFirst: () => void = () => undefined
    calls.saveApplication.mockImplementationOnce(
      (_, body) =>
        new Promise((resolve) => {
          answerFirst = () => {
            keepBody(body)
            resolve(answer)
          }
        }),
    )
    const form = formOf(filledApplication(), startOf('primary'))
    pressNext(form)
    await waitFor(() => {
      expect(calls.saveApplication).toHaveBeenCalledOnce()
    })
    type(form, 'ana2@example.com')
    act(() => {
      answerFirst()
    })
    await waitFor(
      () => {
        expect(form.current.isHeld).toBe(true)
      },
      { timeout: 5_000 },
    )
    expect(calls.saveApplication).toHaveBeenCalledTimes(2)
    expect(calls.saveApplication.mock.calls[1]?.[1]).toMatchObject({ email: 'ana2@example.com' })
    expect(form.current).toMatchObject({ place: startOf('primary'), saved: { isWhole: true } })
  })

  it('that waited when the page was left is sent when the form opens again', async () => {
    writeStored('local', 'unsentWrite', '1')
    const form = formOf(filledApplication(), startOf('primary'))
    await waitFor(() => {
      expect(form.current.saved?.isWhole).toBe(true)
    })
    expect(form.current.place).toEqual(startOf('primary'))
    expect(calls.saveApplication).toHaveBeenCalledOnce()
    await waitFor(() => {
      expect(isStored('local', 'unsentWrite')).toBe(false)
    })
  })
})

describe('the end', () => {
  // Proves F-9.
  it('is one screen with the answers to check and the signature, then the whole application', async () => {
    const form = formOf(filledApplication(), sign)
    pressNext(form)
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledOnce()
    })
    expect(calls.saveApplication).not.toHaveBeenCalled()
    expect(calls.submitApplication.mock.calls[0]?.slice(0, 2)).toEqual([
      't',
      submitBody(filledApplication(), verifiedLead()),
    ])
  })

  it('waits for the connection, unless what was signed changes meanwhile', async () => {
    goOffline()
    const form = formOf(filledApplication(), sign)
    pressNext(form)
    await isFormWaiting(form)
    expect(form.current.sending.kind).toBe('submit')
    act(() => {
      form.current.change((now) => ({ ...now, signature: { ...now.signature, typedName: 'Ana M.' } }))
    })
    expect(form.current.sending.isWaiting).toBe(false)
    goOnline()
    expect(form.current.sending.state.kind).toBe('idle')
    expect(calls.submitApplication).toHaveBeenCalledOnce()
  })

  it('does not wait where what was signed changes during the try', async () => {
    let lose: () => void = () => undefined
    connection.isOnline = false
    calls.submitApplication.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          lose = () => {
            reject(unreachable('submitApplication'))
          }
        }),
    )
    const form = formOf(filledApplication(), sign)
    pressNext(form)
    await waitFor(() => {
      expect(calls.submitApplication).toHaveBeenCalledOnce()
    })
    act(() => {
      form.current.change((now) => ({ ...now, signature: { ...now.signature, typedName: 'Ana M.' } }))
    })
    act(() => {
      lose()
    })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    expect(form.current.sending.isWaiting).toBe(false)
  })

  it('leads to what is missing, and from there back', async () => {
    const form = formOf(lacking({ phone: '' }), startOf('consent'))
    pressNext(form)
    expect(form.current).toMatchObject({
      place: { step: 'contact', leadsTo: 'review' },
      issues: [{ code: 'phone.required' }],
      attempt: 1,
    })
    act(() => {
      form.current.change((now) => ({ ...now, phone: '(305) 555-0110' }))
    })
    pressNext(form)
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('consent'))
    })
  })

  // Proves F-69.
  it('is reached by a second try where the answer to the first one was lost', async () => {
    calls.submitApplication.mockRejectedValueOnce(
      new CallError({ kind: 'network', operation: 'submitApplication', reason: 'timeout' }),
    )
    const form = formOf(filledApplication(), sign)
    pressNext(form)
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    profileStubs.profile.mockResolvedValue(verifiedLead({ submissionId: 'PU-7', status: 'SENT' }))
    act(() => {
      form.current.retry()
    })
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledOnce()
    })
    expect(onSubmitted).toHaveBeenCalledWith(
      expect.objectContaining({ submissionId: 'PU-7', status: 'SENT' }),
      expect.anything(),
    )
    expect(calls.submitApplication).toHaveBeenCalledOnce()
  })

  it('is not reached unsigned', () => {
    const unsigned = filledApplication({ signature: { ...filledApplication().signature, dataUrl: '' } })
    const form = formOf(unsigned, sign)
    pressNext(form)
    expect(form.current.issues).toEqual([{ path: ['signature'], code: 'signature.required' }])
    expect(calls.submitApplication).not.toHaveBeenCalled()
  })
})
