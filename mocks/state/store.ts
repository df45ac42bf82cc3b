import { hash } from '#mocks/marketplace/random.ts'

import type { MockState } from './mock-state.ts'
import { demoAccounts, demoAttempt, demoSessions } from './demo-accounts.ts'

/** The storage that keeps the state between page loads. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

/** The number changes with the shape of the state, so the state of an older demo is not read. */
const key = 'puente-mocks-2'
let state: MockState | null = null
let keeper: Keeper | null = null

function fresh(seed: number): MockState {
  return {
    seed,
    serial: 0,
    accounts: demoAccounts(),
    attempts: demoAttempt(),
    sessions: demoSessions,
    messages: [],
    notifications: 0,
  }
}

function write(next: MockState): void {
  state = next
  try {
    keeper?.setItem(key, JSON.stringify(next))
  } catch {
    // With full or blocked storage the demo only loses its state on a reload.
  }
}

/** Returns the service's current state. */
export function mockState(): MockState {
  state ??= fresh(1)
  return state
}

/** Changes the service's state. */
export function changeState(change: Partial<MockState>): void {
  write({ ...mockState(), ...change })
}

/** Resets everything to the demo accounts. The same seed gives the same ids and tokens in the same order. */
export function resetMocks({ seed = 1 }: { readonly seed?: number } = {}): void {
  write(fresh(seed))
}

/** Returns the next number of the run, for readable ids. */
export function nextSerial(): number {
  const serial = mockState().serial + 1
  changeState({ serial })
  return serial
}

/** Returns a token of a realistic form that repeats with the seed. */
export function nextToken(): string {
  const serial = nextSerial()
  const word = (part: number) => hash(`token ${mockState().seed} ${serial} ${part}`).toString(16).padStart(8, '0')
  return [1, 2, 3, 4].map(word).join('')
}

/** Keeps the state between page loads, for the demo: the mocks run in the page, and a reload restarts them. */
export function keepStateIn(storage: Keeper): void {
  keeper = storage
  try {
    // Only `write` writes under this key.
    state = JSON.parse(storage.getItem(key) ?? 'null') as MockState | null
  } catch {
    state = null
  }
}
