import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { KeptApplication } from '#api/application.ts'
import type { Application } from '#domain/application/application.ts'
import { type ApplicationPlace, startOf } from '#domain/application/steps.ts'
import { saveBody, submitBody } from '#domain/application/to-body.ts'
import { useApplication } from '#features/application/use-application.ts'
import { CallError } from '#lib/call-failure.ts'
import { fixedClock } from '#lib/clock.ts'
import { verifiedLead } from '#mocks/fixtures/verified-user.ts'
import { AccountProvider } from '#state/account.tsx'
import { facts, filledApplication } from '#tests/unit/domain/application/sample-application.ts'

const calls = vi.hoisted(() => ({
  saveApplication: vi.fn<(token: string, body: unknown) => Promise<unknown>>(),
  submitApplication: vi.fn<(token: string, body: unknown) => Promise<unknown>>(),
}))
vi.mock('#api/application.ts', () => calls)

const answer: KeptApplication = { status: 'SENT', applicationProgressStep: 2, submissionId: 'PU-1' }
const onSubmitted = vi.fn<() => Promise<void>>()

function signedIn({ children }: { readonly children: ReactNode }) {
  return <AccountProvider initial={{ kind: 'signedIn', token: 't', user: verifiedLead() }}>{children}</AccountProvider>
}

function formOf(application: Application, place: ApplicationPlace, token = 't') {
  const draft = { application, place, revision: 0 }
  const clock = fixedClock('2026-11-21T15:00:00Z')
  const user = verifiedLead()
  return renderHook(() => useApplication({ draft, user, facts, token, clock, onSubmitted }), { wrapper: signedIn })
    .result
}

const sign: ApplicationPlace = { step: 'consent', screen: 'sign' }
const lacking = (changed: Partial<Application>) => filledApplication(changed)
const connection = { isOnline: true }

beforeEach(() => {
  calls.saveApplication.mockReset().mockResolvedValue(answer)
  calls.submitApplication.mockReset().mockResolvedValue(answer)
  onSubmitted.mockReset().mockResolvedValue()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline)
})
afterEach(() => {
  connection.isOnline = true
  vi.unstubAllGlobals()
})

describe('next', () => {
  it('stays and sends nothing while the step lacks an answer, and says each time that it does', () => {
    const form = formOf(lacking({ email: '' }), startOf('contact'))
    act(() => {
      form.current.next()
    })
    act(() => {
      form.current.next()
    })
    expect(form.current).toMatchObject({
      place: startOf('contact'),
      issues: [{ path: ['email'], code: 'email.required' }],
      attempt: 2,
    })
    act(() => {
      form.current.change((now) => ({ ...now, email: 'ana@example.com' }))
    })
    expect(form.current.issues).toEqual([])
    expect(calls.saveApplication).not.toHaveBeenCalled()
  })

  it('goes on and scrolls up only once the answers are saved', async () => {
    const form = formOf(filledApplication(), startOf('contact'))
    expect(scrollTo).not.toHaveBeenCalled()
    act(() => {
      form.current.next()
    })
    expect(form.current).toMatchObject({ place: startOf('contact'), sending: { state: { kind: 'sending' } } })
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('address'))
    })
    expect(scrollTo).toHaveBeenCalledOnce()
    expect(calls.saveApplication).toHaveBeenCalledOnce()
    expect(calls.saveApplication.mock.calls[0]?.slice(0, 2)).toEqual([
      't',
      saveBody(filledApplication(), verifiedLead()),
    ])
  })

  it('stays where a save fails, with every answer, and a retry goes on', async () => {
    calls.saveApplication.mockRejectedValueOnce(
      new CallError({ kind: 'http', operation: 'saveApplication', status: 500 }),
    )
    const form = formOf(filledApplication(), startOf('financial'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('failed')
    })
    expect(form.current).toMatchObject({ place: startOf('financial'), application: filledApplication() })
    act(() => {
      form.current.retry()
    })
    expect(form.current.sending.state.kind).toBe('sending')
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('dependents'))
    })
    expect(calls.saveApplication).toHaveBeenCalledTimes(2)
  })

  it('says why it stays where an answer was changed during a slow save, until Next is pressed again', async () => {
    let arrive: (value: KeptApplication) => void = () => undefined
    const slow = new Promise<KeptApplication>((resolve) => {
      arrive = resolve
    })
    calls.saveApplication.mockReturnValueOnce(slow)
    const form = formOf(filledApplication(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    act(() => {
      form.current.change((now) => ({ ...now, email: 'ana2@example.com' }))
    })
    expect(form.current.isHeld).toBe(false)
    await act(async () => {
      arrive(answer)
      await slow
    })
    await waitFor(() => {
      expect(form.current.isHeld).toBe(true)
    })
    expect(form.current.place).toEqual(startOf('contact'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('address'))
    })
    expect(form.current.isHeld).toBe(false)
    expect(calls.saveApplication.mock.calls[1]?.[1]).toMatchObject({ email: 'ana2@example.com' })
  })

  it.each([startOf('contact'), sign])('sends nothing without a token at %j', async (place) => {
    const form = formOf(filledApplication(), place, '')
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.sending.state).toMatchObject({ kind: 'failed', error: { name: 'MissingToken' } })
    })
    expect(calls.saveApplication).not.toHaveBeenCalled()
    expect(calls.submitApplication).not.toHaveBeenCalled()
  })
})

describe('offline', () => {
  it('a save waits, and goes out when the device is back online', async () => {
    connection.isOnline = false
    const form = formOf(filledApplication(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    expect(form.current).toMatchObject({ place: startOf('contact'), sending: { isWaiting: true, isOnline: false } })
    connection.isOnline = true
    act(() => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('address'))
    })
    expect(form.current.sending.isWaiting).toBe(false)
  })

  it('what was typed meanwhile is sent too, and nobody is carried off while typing', async () => {
    connection.isOnline = false
    const form = formOf(filledApplication(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    act(() => {
      form.current.change((now) => ({ ...now, email: 'ana2@example.com' }))
    })
    connection.isOnline = true
    act(() => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(calls.saveApplication).toHaveBeenCalledOnce()
    })
    expect(calls.saveApplication.mock.calls[0]?.[1]).toMatchObject({ email: 'ana2@example.com' })
    await waitFor(() => {
      expect(form.current.sending.state.kind).toBe('idle')
    })
    expect(form.current.place).toEqual(startOf('contact'))
  })

  it('a call that the lost connection broke waits as well', async () => {
    calls.saveApplication.mockImplementationOnce(() => {
      connection.isOnline = false
      return Promise.reject(new CallError({ kind: 'network', operation: 'saveApplication', reason: 'unreachable' }))
    })
    const form = formOf(filledApplication(), startOf('contact'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.sending.isWaiting).toBe(true)
    })
    expect(form.current.sending.state.kind).toBe('idle')
  })
})

describe('the end', () => {
  it('is the answers to check, then the signature, then the whole application', async () => {
    const form = formOf(filledApplication(), startOf('consent'))
    act(() => {
      form.current.next()
    })
    expect(form.current.place).toEqual(sign)
    expect(calls.saveApplication).not.toHaveBeenCalled()
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledOnce()
    })
    expect(calls.submitApplication.mock.calls[0]?.slice(0, 2)).toEqual([
      't',
      submitBody(filledApplication(), verifiedLead()),
    ])
  })

  it('waits for the connection, unless what was signed changes meanwhile', async () => {
    connection.isOnline = false
    const form = formOf(filledApplication(), sign)
    act(() => {
      form.current.next()
    })
    expect(form.current.sending).toMatchObject({ isWaiting: true, kind: 'submit' })
    act(() => {
      form.current.change((now) => ({ ...now, signature: { ...now.signature, typedName: 'Ana M.' } }))
    })
    expect(form.current.sending.isWaiting).toBe(false)
    act(() => {
      form.current.next()
    })
    connection.isOnline = true
    act(() => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledOnce()
    })
    expect(calls.submitApplication).toHaveBeenCalledOnce()
  })

  it('leads to what is missing, and from there back', async () => {
    const form = formOf(lacking({ phone: '' }), startOf('consent'))
    act(() => {
      form.current.next()
    })
    expect(form.current).toMatchObject({
      place: { step: 'contact', leadsTo: 'review' },
      issues: [{ code: 'phone.required' }],
      attempt: 1,
    })
    act(() => {
      form.current.change((now) => ({ ...now, phone: '(305) 555-0110' }))
    })
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('consent'))
    })
  })

  it('is not reached unsigned', () => {
    const unsigned = filledApplication({ signature: { ...filledApplication().signature, dataUrl: '' } })
    const form = formOf(unsigned, sign)
    act(() => {
      form.current.next()
    })
    expect(form.current.issues).toEqual([{ path: ['signature'], code: 'signature.required' }])
    expect(calls.submitApplication).not.toHaveBeenCalled()
  })
})

it('goes back without a save', () => {
  const form = formOf(filledApplication(), startOf('address'))
  act(() => {
    form.current.previous?.()
  })
  expect(form.current.place).toEqual(startOf('contact'))
  expect(form.current.previous).toBeNull()
  expect(calls.saveApplication).not.toHaveBeenCalled()
})

it('takes over what another tab has kept', () => {
  const form = formOf(filledApplication(), startOf('address'))
  const theirs = { application: lacking({ email: 'b@example.com' }), place: startOf('primary'), revision: 9 }
  act(() => {
    form.current.takeOver(theirs)
  })
  expect(form.current).toMatchObject(theirs)
  act(() => {
    form.current.insist()
  })
  expect(form.current.revision).toBe(10)
})
