import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useCall } from '#api/use-call.ts'

const action = vi.fn<(input: string, signal: AbortSignal) => Promise<void>>()
const open = () => renderHook(() => useCall(action), { wrapper: StrictMode })

let answer: () => void
let refuse: (error: unknown) => void
beforeEach(() => {
  action.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve
        refuse = reject
      }),
  )
})
const press = (call: ReturnType<typeof open>, input: string) =>
  act(async () => {
    call.result.current.send(input)
    await Promise.resolve()
  })
const stateIs = (call: ReturnType<typeof open>, state: unknown) =>
  waitFor(() => {
    expect(call.result.current.state).toEqual(state)
  })

it('sends once, however often it is pressed while it runs', async () => {
  const call = open()
  act(() => {
    call.result.current.send('first')
    call.result.current.send('second')
  })
  expect(call.result.current.state).toEqual({ kind: 'sending' })
  await press(call, 'third')
  expect(action.mock.calls.map(([input]) => input)).toEqual(['first'])
  act(() => {
    answer()
  })
  await stateIs(call, { kind: 'idle' })
  await press(call, 'fourth')
  expect(action).toHaveBeenCalledTimes(2)
})

it('tells what was thrown until it is dismissed, and starts anew with the next press', async () => {
  const call = open()
  const error = new Error('refused')
  await press(call, 'first')
  act(() => {
    call.result.current.dismiss()
  })
  expect(call.result.current.state).toEqual({ kind: 'sending' })
  act(() => {
    refuse(error)
  })
  await stateIs(call, { kind: 'failed', error })
  act(() => {
    call.result.current.dismiss()
  })
  await stateIs(call, { kind: 'idle' })
  await press(call, 'second')
  act(() => {
    refuse(error)
  })
  await stateIs(call, { kind: 'failed', error })
  await press(call, 'third')
  expect(call.result.current.state).toEqual({ kind: 'sending' })
})

it('is aborted when the screen is left', async () => {
  const call = open()
  await press(call, 'first')
  const signal = action.mock.calls[0]?.[1]
  expect(signal?.aborted).toBe(false)
  call.unmount()
  expect(signal?.aborted).toBe(true)
})

it('hears nothing of a call that was cancelled, and starts another at once', async () => {
  const call = open()
  await press(call, 'first')
  const refuseFirst = refuse
  act(() => {
    call.result.current.cancel()
  })
  expect(action.mock.calls[0]?.[1].aborted).toBe(true)
  await stateIs(call, { kind: 'idle' })
  await press(call, 'second')
  act(() => {
    refuseFirst(new Error('late'))
  })
  expect(call.result.current.state).toEqual({ kind: 'sending' })
  act(() => {
    answer()
  })
  await stateIs(call, { kind: 'idle' })
})
