import { useState } from 'react'

import { useCall } from '#api/use-call.ts'
import { resendCode } from '#api/verification.ts'
import type { CodeLogEntry } from '#components/account/code-log.tsx'
import { resentNoticeMs } from '#domain/account/verification-code.ts'
import type { Clock } from '#lib/clock.ts'
import { type Resting, useNews } from '#lib/use-news.ts'

/** The request for another code, and its result. */
export interface Resend {
  readonly isSending: boolean
  /** The notice of the last code is still shown, for its five seconds. */
  readonly hasNotice: boolean
  readonly resting: Resting
  readonly log: readonly CodeLogEntry[]
  /** `missing` if the registration's answer contained no token for the request; otherwise the thrown error. */
  readonly failure: { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly error: unknown } | null
  readonly send: () => void
}

/** Sends the code again with the token of the registration's answer, and keeps a log of it. */
export function useResend(resendToken: string | null, clock: Clock): Resend {
  const [log, setLog] = useState<readonly CodeLogEntry[]>([])
  const { fresh, tell, resting } = useNews(resentNoticeMs)
  const [isMissing, setIsMissing] = useState(false)
  const { state, send } = useCall(async (token: string, signal) => {
    await resendCode(token, signal)
    const now = clock.now()
    setLog((entries) => [...entries, { sentAt: { hour: now.getHours(), minute: now.getMinutes() } }])
    tell(now.getTime())
  })
  return {
    isSending: state.kind === 'sending',
    hasNotice: fresh !== null,
    resting,
    log,
    failure: isMissing ? { kind: 'missing' } : state.kind === 'failed' ? state : null,
    send: () => {
      setIsMissing(resendToken === null)
      if (resendToken === null) return
      tell(null)
      send(resendToken)
    },
  }
}
