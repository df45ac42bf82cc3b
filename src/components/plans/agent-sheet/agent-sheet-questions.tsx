import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection } from './agent-sheet-section.tsx'

const questions = ['doctors', 'medicines', 'firstVisit', 'income', 'proof', 'premium'] as const

export interface AgentSheetQuestionsProps {
  /** The year of the plan. */
  readonly planYear: PlanYear
}

/** Six questions to ask the agent, with room on paper for what was said (P-99). */
export function AgentSheetQuestions({ planYear }: AgentSheetQuestionsProps) {
  const { t } = useTranslation('agent-sheet')
  return (
    <>
      <AgentSheetSection title={t('questions.title')}>
        <ol className="grid list-decimal gap-1 ps-6 print:gap-0">
          {questions.map((question) => (
            <li key={question}>{t(`questions.${question}`, { year: planYear })}</li>
          ))}
        </ol>
      </AgentSheetSection>
      <section aria-hidden className="hidden break-inside-avoid pb-2 print:block">
        <p className="text-sm font-semibold">{t('notes')}</p>
        <div className="h-8 border-b border-control" />
        <div className="h-8 border-b border-control" />
        <div className="h-8 border-b border-control" />
      </section>
    </>
  )
}
