import { type Dispatch, type ReactNode, createContext, use, useState, useSyncExternalStore } from 'react'

import type { AccountSession } from '#domain/account/account-session.ts'
import type { CallFailure } from '#lib/call-failure.ts'

import { type AccountActions, createAccountStore } from './account-store.ts'

/** Why the profile of a stored token is not here yet, where the service could not be reached; null while it is on its way. */
type StartFailure = readonly [CallFailure | null, Dispatch<CallFailure | null>]

const visitor: AccountSession = { kind: 'signedOut' }
/** Pages are built as a visitor sees them. */
const asVisitor = () => visitor

const SessionContext = createContext<AccountSession>(visitor)
const ActionsContext = createContext<AccountActions | null>(null)
const StartFailureContext = createContext<StartFailure>([null, () => undefined])

export interface AccountProviderProps {
  /** Who is signed in at first, chosen by a story or a test; the site asks the device. */
  readonly initial?: AccountSession
  readonly children: ReactNode
}

/** Holds who is signed in, for all tabs of the device. */
export function AccountProvider({ initial, children }: AccountProviderProps) {
  const [store] = useState(() => createAccountStore(initial))
  const startFailure = useState<CallFailure | null>(null)
  return (
    <SessionContext value={useSyncExternalStore(store.subscribe, store.session, asVisitor)}>
      <ActionsContext value={store.actions}>
        <StartFailureContext value={startFailure}>{children}</StartFailureContext>
      </ActionsContext>
    </SessionContext>
  )
}

/** Who is signed in. */
export function useAccount(): AccountSession {
  return use(SessionContext)
}

/** How to sign in and out. Throws outside the provider. */
export function useAccountActions(): AccountActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('useAccountActions stands outside AccountProvider')
  return actions
}

/** What keeps a starting session from its profile, and how to say so; a retry sets it to null. */
export function useStartFailure(): StartFailure {
  return use(StartFailureContext)
}
