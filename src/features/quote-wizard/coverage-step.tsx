import { useEffect, useRef, useState } from 'react'

import { CoverageQuestion } from '#components/coverage/coverage-question.tsx'
import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import { MessageDialog } from '#components/wizard/message-dialog.tsx'
import { site } from '#config/site.ts'
import { medicaidHelpUrl } from '#config/urls.ts'
import { partnerLink } from '#domain/quote/partner-link.ts'
import { type SubmitRefusal, toCriteria } from '#domain/quote/to-criteria.ts'
import { useLanguage, useTranslation } from '#i18n/use-translation.ts'

import { notifyRedirect } from './notify.ts'
import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** Title and text of a refused submit's message. */
function useRefusalText(refusal: SubmitRefusal | null): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('quote-steps')
  const { t: tHome } = useTranslation('quote-start')
  if (!refusal) return { title: '', text: '' }
  const title = t(`submitRefusal.${refusal.error}.title`)
  switch (refusal.error) {
    case 'locationError':
    case 'householdError':
    case 'taxHouseholdError':
      return { title, text: t(`submitRefusal.${refusal.error}.text`) }
    case 'incomeError':
      return { title, text: tHome('issues.income.invalid') }
    case 'informationRequired':
      return { title, text: tHome(refusal.step === 'income' ? 'issues.income.invalid' : 'issues.county.required') }
  }
}

/** Step 5: Yes leads to the enrolment partner, No submits the search; both send the notification first. */
export function CoverageStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, ports, change, dispatch, refuse } = wizard
  const passed = draft.incomeCheck
  const language = useLanguage()
  const [submitting, setSubmitting] = useState<'yes' | 'no' | null>(null)
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null)
  const message = useRefusalText(refusal)
  const { onNearResults } = ports
  useEffect(onNearResults, [onNearResults])
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

  const answer = async (given: 'yes' | 'no') => {
    const submit = toCriteria(draft, wizard.planYear)
    change({ coverage: { hasMarketplaceCoverage: given === 'yes' } })
    if (given === 'no' && !submit.ok) {
      setRefusal(submit)
      return
    }
    setSubmitting(given)
    await notifyRedirect(ports.log)
    // A visitor who went back in the meantime has canceled.
    if (!isHere.current) return
    if (given === 'no' && submit.ok) {
      dispatch({ type: 'searchRequested', criteria: submit.value })
      return
    }
    const criteria = submit.ok ? submit.value : null
    ports.leave(partnerLink(criteria, { baseUrl: site.partnerBaseUrl, agentId: site.partnerAgentId }))
  }
  return (
    <StepFrame wizard={wizard}>
      {passed?.minimumIncome !== undefined && (
        <LowIncomeNotice
          {...passed}
          headingLevel={3}
          minimumIncome={passed.minimumIncome}
          medicaidUrl={medicaidHelpUrl[language]}
        />
      )}
      <CoverageQuestion
        submitting={submitting}
        onYes={() => {
          void answer('yes')
        }}
        onNo={() => {
          void answer('no')
        }}
      />
      <MessageDialog
        open={refusal !== null}
        title={message.title}
        message={message.text}
        onClose={() => {
          if (!refusal) return
          setRefusal(null)
          refuse(refusal.step, refusal.issues)
          dispatch({ type: 'wentToStep', step: refusal.step })
        }}
      />
    </StepFrame>
  )
}
