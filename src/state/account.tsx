import { type Dispatch, type ReactNode, createContext, use, useState, useSyncExternalStore } from 'react'

import type { AccountSession } from '#domain/account/account-session.ts'
import type { CallFailure } from '#lib/call-failure.ts'

import { type AccountActions, type AccountStoreOptions, createAccountStore, visitorSession } from './account-store.ts'

/** Why the profile of a stored token could not be fetched; null while the call runs. */
type StartFailure = readonly [CallFailure | null, Dispatch<CallFailure | null>]

/** Pages are prerendered for a visitor who is not signed in. */
const asVisitor = () => visitorSession

const SessionContext = createContext<AccountSession>(visitorSession)
const ActionsContext = createContext<AccountActions | null>(null)
const StartFailureContext = createContext<StartFailure>([null, () => undefined])

export interface AccountProviderProps extends Omit<AccountStoreOptions, 'clock'> {
  readonly children: ReactNode
}

/** Provides the signed-in user, shared by all tabs of the device. */
export function AccountProvider({ children, ...options }: AccountProviderProps) {
  const [store] = useState(() => createAccountStore(options))
  const startFailure = useState<CallFailure | null>(null)
  return (
    <SessionContext value={useSyncExternalStore(store.subscribe, store.session, asVisitor)}>
      <ActionsContext value={store.actions}>
        <StartFailureContext value={startFailure}>{children}</StartFailureContext>
      </ActionsContext>
    </SessionContext>
  )
}

/** Returns the signed-in user. */
export function useAccount(): AccountSession {
  return use(SessionContext)
}

/** Returns the functions that sign in and out. Throws outside the provider. */
export function useAccountActions(): AccountActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('useAccountActions stands outside AccountProvider')
  return actions
}

/** Returns why a starting session has no profile, and its setter; a retry sets it to null. */
export function useStartFailure(): StartFailure {
  return use(StartFailureContext)
}
