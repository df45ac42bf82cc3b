import { useEffect, useRef, useState } from 'react'

import type { EarlyCalls } from '#api/early-calls.ts'
import { site } from '#config/site.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { earlyCriteria } from '#domain/quote/early-criteria.ts'
import { partnerLink } from '#domain/quote/partner-link.ts'
import { type SubmitRefusal, toCriteria } from '#domain/quote/to-criteria.ts'
import { onDemand } from '#i18n/on-demand.ts'

import { calls, type Wizard, type WizardPorts } from './wizard.ts'

/** The first calls of the results, with all the code that reads their answers. */
export const earlySearch = onDemand(() => import('./ask-early.ts'))

/**
 * Longest wait for the notice in milliseconds. The site does not read the answer, so no visitor should wait longer for
 * it.
 */
const patience = 3_000

/** The pending notice of Q-6. Neither promise rejects, and both settle within three seconds. */
interface Notice {
  /** Its request has been handed to the browser. */
  readonly sent: Promise<unknown>
  /** It was answered, or it failed. */
  readonly answered: Promise<unknown>
}

/** Sends the notice of Q-6. A failure is only logged; an answer is waited for three seconds at most. */
function sendNotice(log: WizardPorts['log']): Notice {
  const sending = calls.load().then((loaded) => {
    const reply = loaded.notifyRedirect()
    return { reply }
  })
  const answered = sending
    .then(({ reply }) => reply)
    .catch((error: unknown) => {
      log('notificationFailed', error)
    })
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  return {
    sent: Promise.race([sending.catch(() => undefined), waited]),
    answered: Promise.race([answered, waited]),
  }
}

/**
 * Asks for the first results while the last question is open. Other answers cancel and replace the calls, and
 * leaving the question cancels them. Returns a function that hands them over to the results.
 */
function useEarlyCalls({ draft, planYear }: Pick<Wizard, 'draft' | 'planYear'>): () => void {
  const criteria = earlyCriteria(draft, planYear)
  const wanted = criteria && JSON.stringify(criteria)
  const current = useRef<EarlyCalls>(null)
  useEffect(() => {
    if (wanted === null) return
    let isOver = false
    // If the part can't be loaded, the results make these calls themselves.
    earlySearch.load().then(
      ({ askEarlyFor }) => {
        if (!isOver) current.current = askEarlyFor(JSON.parse(wanted) as QuoteCriteria)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      current.current?.cancel()
      current.current = null
    }
  }, [wanted])
  return () => {
    current.current?.handOver()
  }
}

/** The answer to the last question. */
export interface LastAnswer {
  /** The answer that is being processed; null before one was given. */
  readonly submitting: 'yes' | 'no' | null
  /** Why the search was refused. */
  readonly refusal: SubmitRefusal | null
  readonly give: (answer: 'yes' | 'no') => void
  /** Closes the refusal's message and goes back to its step. */
  readonly goBack: () => void
}

/**
 * Processes the answer to the last question: Yes opens the enrolment partner's site, No submits the search. The
 * notice is sent first. The plans don't wait for its response. The partner's page waits three seconds at most, because
 * some browsers cancel pending requests when a page is left.
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
