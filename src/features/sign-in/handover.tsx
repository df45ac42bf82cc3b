import { useEffect, useState } from 'react'

import { fetchLeadProfile } from '#api/profile.ts'
import { AskToContinue } from '#components/account/ask-to-continue.tsx'
import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import type { AccountSession } from '#domain/account/account-session.ts'
import { type HandedOverToken, returnsFromSubmit, takeOverOf } from '#domain/account/login-rules.ts'
import { destinationAfterSignIn } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type CallFailure, failureOf, isAbort } from '#lib/call-failure.ts'
import { useAccountActions } from '#state/account.tsx'
import { refusesProfile } from '#state/session-end.ts'

import { SignInWaiting } from './sign-in-waiting.tsx'

export interface HandoverProps {
  readonly handedOver: HandedOverToken
  /** The user of this device after the first check. */
  readonly session: Exclude<AccountSession, { kind: 'starting' }>
  /** Called when the token has signed in; the user continues to `destination`. */
  readonly onSignedIn: (destination: string) => void
  /** Called when another user is signed in, who stays signed in. */
  readonly onOther: () => void
  /** Called when the service does not know the token. */
  readonly onRefused: () => void
  /** Called when the user declines the token and continues without it. */
  readonly onDeclined: () => void
}

/**
 * Signs in with the token in the address, unless another user is signed in. Asks for confirmation first if this tab did
 * not leave for it.
 */
export function Handover({ handedOver, session, onSignedIn, onOther, onRefused, onDeclined }: HandoverProps) {
  const { t } = useTranslation('login')
  const { signIn } = useAccountActions()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [asked, setAsked] = useState<VerifiedUser | null>(null)
  const [round, setRound] = useState(0)
  const { token, isReturn } = handedOver
  // The signed-in user at the token's arrival: signing in must not start a second round.
  const [current] = useState(session.kind === 'signedIn' ? session.user : null)
  const [act] = useState(() => ({ onOther, onRefused }))
  const [take] = useState(() => async (user: VerifiedUser) => {
    await signIn(token, user)
    onSignedIn(returnsFromSubmit(user) ? '/confirmation' : destinationAfterSignIn(user))
  })
  useEffect(() => {
    const controller = new AbortController()
    const find = async () => {
      const user = await fetchLeadProfile(token, controller.signal)
      if (controller.signal.aborted) return
      switch (takeOverOf(current, user, isReturn)) {
        case 'signIn':
          await take(user)
          break
        case 'ask':
          setAsked(user)
          break
        case 'keep':
          act.onOther()
      }
    }
    find().catch((error: unknown) => {
      if (controller.signal.aborted || isAbort(error)) return
      const reason = failureOf(error, 'leadProfile')
      if (refusesProfile(reason)) act.onRefused()
      else setFailure(reason)
    })
    return () => {
      controller.abort()
    }
  }, [token, isReturn, current, take, act, round])
  if (asked !== null)
    return (
      <>
        <PageMeta title={t('handover.askTitle')} description={t('signIn.description')} />
        <AskToContinue name={asked.firstName.trim()} onContinue={() => void take(asked)} onDecline={onDeclined} />
      </>
    )
  if (failure !== null)
    return (
      <FailurePanel
        failure={failure}
        onRetry={() => {
          setFailure(null)
          setRound(round + 1)
        }}
      />
    )
  return <SignInWaiting isReturn={isReturn} />
}
