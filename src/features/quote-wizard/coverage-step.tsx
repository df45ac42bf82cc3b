import { useEffect } from 'react'

import { CoverageQuestion } from '#components/coverage/coverage-question.tsx'
import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import { MessageDialog } from '#components/wizard/message-dialog.tsx'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { draftMembers } from '#domain/quote/draft.ts'
import type { SubmitRefusal } from '#domain/quote/to-criteria.ts'
import { useLanguage, useTranslation } from '#i18n/use-translation.ts'

import { StepFrame } from './step-frame.tsx'
import { useLastAnswer } from './use-last-answer.ts'
import type { Wizard } from './wizard.ts'

/** Title and text of a refused submit's message. */
function useRefusalText(refusal: SubmitRefusal | null): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('quote-steps')
  const { t: tHome } = useTranslation('location')
  if (!refusal) return { title: '', text: '' }
  const title = t(`submitRefusal.${refusal.error}.title`)
  switch (refusal.error) {
    case 'locationError':
    case 'householdError':
    case 'taxHouseholdError':
      return { title, text: t(`submitRefusal.${refusal.error}.text`) }
    case 'incomeError':
      return { title, text: t('issues.income.invalid') }
    case 'informationRequired':
      return { title, text: refusal.step === 'income' ? t('issues.income.invalid') : tHome('issues.county.required') }
  }
}

/** Step 5: whether there is a Marketplace plan now. Either answer continues. */
export function CoverageStep({ wizard }: { readonly wizard: Wizard }) {
  const passed = wizard.draft.incomeCheck
  const language = useLanguage()
  const { submitting, refusal, give, goBack } = useLastAnswer(wizard)
  const message = useRefusalText(refusal)
  const { onNearResults } = wizard.ports
  useEffect(onNearResults, [onNearResults])
  return (
    <StepFrame wizard={wizard}>
      {passed?.minimumIncome !== undefined && (
        <LowIncomeNotice
          {...passed}
          headingLevel={3}
          minimumIncome={passed.minimumIncome}
          members={draftMembers(wizard.draft)}
          medicaidUrl={medicaidHelpUrl[language]}
          clinicsHref={clinicsUrl}
          phone={agency.phone}
        />
      )}
      <CoverageQuestion
        submitting={submitting}
        onYes={() => {
          give('yes')
        }}
        onNo={() => {
          give('no')
        }}
      />
      <MessageDialog open={refusal !== null} title={message.title} message={message.text} onClose={goBack} />
    </StepFrame>
  )
}
