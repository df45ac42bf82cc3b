import { hash } from '#mocks/marketplace/random.ts'

import type { MockState } from './mock-state.ts'
import { demoAccounts, demoAttempt, demoSessions } from './demo-accounts.ts'

/** Where the state may be kept between page loads. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

/** The number changes with the shape of the state, so that a state kept by an older demo is not read. */
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
    // A full or refused storage costs the demo its memory over a reload, nothing else.
  }
}

/** What the service remembers now. */
export function mockState(): MockState {
  state ??= fresh(1)
  return state
}

/** Changes what the service remembers. */
export function changeState(change: Partial<MockState>): void {
  write({ ...mockState(), ...change })
}

/** Forgets all but the demo accounts. The same seed gives out the same ids and tokens in the same order. */
export function resetMocks({ seed = 1 }: { readonly seed?: number } = {}): void {
  write(fresh(seed))
}

/** The next number of the run, for ids that a person may read. */
export function nextSerial(): number {
  const serial = mockState().serial + 1
  changeState({ serial })
  return serial
}

/** A token that looks like one and repeats with the seed. */
export function nextToken(): string {
  const serial = nextSerial()
  const word = (part: number) => hash(`token ${mockState().seed} ${serial} ${part}`).toString(16).padStart(8, '0')
  return [1, 2, 3, 4].map(word).join('')
}

/** Keeps the state over page loads, for the demo: the mocks live in the page, and a reload starts them anew. */
export function keepStateIn(storage: Keeper): void {
  keeper = storage
  try {
    // Only `write` writes under this key.
    state = JSON.parse(storage.getItem(key) ?? 'null') as MockState | null
  } catch {
    state = null
  }
}
