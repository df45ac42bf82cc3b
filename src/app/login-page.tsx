import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'

import { SignIn } from '#features/sign-in/sign-in.tsx'

import { forgetHandedOverToken, handedOverToken, onHandedOverToken, takeTokenFromAddress } from './handed-over-token.ts'

const none = () => null

/** `/login`, and the return of a token in its address. */
export function LoginPage() {
  const search = useSearch()
  const handedOver = useSyncExternalStore(onHandedOverToken, handedOverToken, none)
  // Before the first paint, for an address that the router opened.
  useLayoutEffect(takeTokenFromAddress, [search])
  return <SignIn handedOver={handedOver} onTokenDone={forgetHandedOverToken} />
}
