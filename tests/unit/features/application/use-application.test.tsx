import { saveBody } from '#api/application-request.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { KeptApplication } from '#api/send-application.ts'
import type { Application } from '#domain/application/application.ts'
import { changeOf, startOf } from '#domain/application/application-steps.ts'
import { CallError } from '#lib/call-failure.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { filledApplication } from '#tests/unit/domain/application/filled-application.ts'

import { answer, aroundEachForm, formOf, keepBody, sign } from './open-form.tsx'
import { applicationCalls as calls } from './service-calls.ts'

vi.mock('#api/send-application.ts', async () => (await import('./service-calls.ts')).applicationCalls)
vi.mock('#api/profile.ts', async () => (await import('./service-calls.ts')).profileStubs)

const lacking = (changed: Partial<Application>) => filledApplication(changed)
aroundEachForm()

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

  const chosenAddress = (form: ReturnType<typeof formOf>) => {
    let arrive: (() => void) | undefined
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    act(() => {
      form.current.waitFor(arrival)
    })
    return () =>
      act(async () => {
        form.current.change((now) => ({ ...now, address: { ...now.address, city: 'Hialeah' } }))
        arrive?.()
        await arrival
      })
  }

  it('waits for a chosen address that is on its way', async () => {
    const { address } = filledApplication()
    const form = formOf(lacking({ address: { ...address, city: '' } }), startOf('address'))
    const arrive = chosenAddress(form)
    act(() => {
      form.current.next()
    })
    expect(form.current).toMatchObject({ isWaiting: true, issues: [] })
    await arrive()
    expect(form.current).toMatchObject({ isWaiting: false, issues: [] })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(calls.saveApplication).toHaveBeenCalledOnce()
  })

  it('is forgotten where the step was left before the chosen address came', async () => {
    const { address } = filledApplication()
    const form = formOf(lacking({ address: { ...address, city: '' } }), changeOf('address'))
    const arrive = chosenAddress(form)
    act(() => {
      form.current.next()
    })
    act(() => {
      form.current.cancelChange?.()
    })
    expect(form.current).toMatchObject({ place: startOf('consent'), isWaiting: false })
    await arrive()
    expect(form.current.place).toEqual(startOf('consent'))
    expect(calls.saveApplication).not.toHaveBeenCalled()
  })

  // Proves F-2.
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
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(scrollTo).toHaveBeenCalledOnce()
    expect(calls.saveApplication).toHaveBeenCalledOnce()
    expect(calls.saveApplication.mock.calls[0]?.slice(0, 2)).toEqual([
      't',
      saveBody(filledApplication(), verifiedLead()),
    ])
  })

  // Proves F-4.
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
    calls.saveApplication.mockImplementationOnce((_, body) => {
      keepBody(body)
      return slow
    })
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
      expect(form.current.place).toEqual(startOf('primary'))
    })
    expect(form.current.isHeld).toBe(false)
    expect(calls.saveApplication.mock.calls[1]?.[1]).toMatchObject({ email: 'ana2@example.com' })
  })

  // Proves F-29.
  it('makes the family name on its screen an answer, and saves it with no other screen', async () => {
    const [primary, partner] = filledApplication().members
    const couple = lacking({ members: [primary, { ...primary, ...partner, lastName: '' }] })
    const form = formOf(couple, startOf('primary'))
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('spouse'))
    })
    expect(form.current.application.members[1]?.lastName).toBe('')
    const sentAt = (save: number) => calls.saveApplication.mock.calls[save]?.[1]
    expect(sentAt(0)).toMatchObject({ members: [{}, expect.not.objectContaining({ lastName: 'Torres' })] })
    act(() => {
      form.current.next()
    })
    await waitFor(() => {
      expect(form.current.place).toEqual(startOf('financial'))
    })
    expect(form.current.application.members[1]?.lastName).toBe('Torres')
    expect(sentAt(1)).toMatchObject({ members: [{}, { lastName: 'Torres' }] })
  })

  // Proves F-63.
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

it('goes back without a save', () => {
  const form = formOf(filledApplication(), startOf('primary'))
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
    form.current.insist(theirs)
  })
  expect(form.current.revision).toBe(10)
})
