import { useEffect, useState } from 'react'

import { resendCode } from '#api/verification.ts'
import type { CodeLogEntry } from '#components/account/code-log.tsx'
import { resentNoticeMs } from '#domain/account/verification-code.ts'
import { useSubmission } from '#forms/use-submission.ts'
import type { Clock } from '#lib/clock.ts'

/** Asking for another code, and what came of it. */
export interface Resend {
  readonly isSending: boolean
  /** The notice of the last code is still shown, for its five seconds. */
  readonly hasNotice: boolean
  readonly log: readonly CodeLogEntry[]
  /** `missing` where the registration's answer held nothing to ask with; else what was thrown. */
  readonly failure: { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly error: unknown } | null
  readonly send: () => void
}

/** Sends the code again with the token of the registration's answer (spec 2 §4, §7), and keeps a log of it. */
export function useResend(resendToken: string | null, clock: Clock): Resend {
  const submission = useSubmission()
  const [log, setLog] = useState<readonly CodeLogEntry[]>([])
  const [noticeOf, setNoticeOf] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (noticeOf === 0) return
    const timer = setTimeout(() => {
      setNoticeOf(0)
    }, resentNoticeMs)
    return () => {
      clearTimeout(timer)
    }
  }, [noticeOf])
  const { state } = submission
  return {
    isSending: state.kind === 'sending',
    hasNotice: noticeOf > 0,
    log,
    failure: isMissing ? { kind: 'missing' } : state.kind === 'failed' ? state : null,
    send: () => {
      setIsMissing(resendToken === null)
      if (resendToken === null) return
      setNoticeOf(0)
      submission.send(async (signal) => {
        await resendCode(resendToken, signal)
        const now = clock.now()
        setLog((entries) => [...entries, { sentAt: { hour: now.getHours(), minute: now.getMinutes() } }])
        setNoticeOf((before) => before + 1)
      })
    },
  }
}
