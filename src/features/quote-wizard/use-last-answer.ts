import { useEffect, useRef, useState } from 'react'

import { site } from '#config/site.ts'
import { partnerLink } from '#domain/quote/partner-link.ts'
import { type SubmitRefusal, toCriteria } from '#domain/quote/to-criteria.ts'

import { sendNotice } from './send-notice.ts'
import { useEarlyCalls } from './use-early-calls.ts'
import type { Wizard } from './wizard.ts'

/** The answer to the last question. */
export interface LastAnswer {
  /** The answer that is being carried out; null before one was given. */
  readonly submitting: 'yes' | 'no' | null
  /** Why the search was refused. */
  readonly refusal: SubmitRefusal | null
  readonly give: (answer: 'yes' | 'no') => void
  /** Closes the refusal's message and goes back to its step. */
  readonly goBack: () => void
}

/**
 * Carries the answer to the last question out: Yes leads to the enrolment partner, No submits the search. The
 * notice is sent first. The plans don't wait for its reply, the partner's page for three seconds at most: not every
 * browser sends what is under way when the page is left.
 */
export function useLastAnswer(wizard: Wizard): LastAnswer {
  const { draft, ports, change, dispatch, refuse, planYear } = wizard
  const [submitting, setSubmitting] = useState<'yes' | 'no' | null>(null)
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null)
  const handOver = useEarlyCalls(wizard)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    // A page that the browser restores after Back from the partner's site still shows the answer as pending.
    const comeBack = () => {
      setSubmitting(null)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      isHere.current = false
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  const give = async (given: 'yes' | 'no') => {
    const submit = toCriteria(draft, planYear)
    change({ coverage: { hasMarketplaceCoverage: given === 'yes' } })
    if (given === 'no' && !submit.ok) {
      setRefusal(submit)
      return
    }
    setSubmitting(given)
    const notice = sendNotice(ports.log)
    await (given === 'yes' ? notice.answered : notice.sent)
    // A visitor who went back in the meantime has canceled.
    if (!isHere.current) return
    if (given === 'no' && submit.ok) {
      handOver()
      dispatch({ type: 'searchRequested', criteria: submit.value })
      return
    }
    const criteria = submit.ok ? submit.value : null
    ports.leave(partnerLink(criteria, { baseUrl: site.partnerBaseUrl, agentId: site.partnerAgentId }))
  }
  return {
    submitting,
    refusal,
    give: (given) => void give(given),
    goBack: () => {
      if (!refusal) return
      setRefusal(null)
      refuse(refusal.step, refusal.issues)
      dispatch({ type: 'wentToStep', step: refusal.step })
    },
  }
}
