import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { AgentSheetCare, type AgentSheetCareProps } from './agent-sheet-care.tsx'
import { AgentSheetFacts } from './agent-sheet-facts.tsx'
import { AgentSheetHousehold } from './agent-sheet-household.tsx'
import { AgentSheetIncome } from './agent-sheet-income.tsx'
import { AgentSheetLifeChanges } from './agent-sheet-life-changes.tsx'
import { AgentSheetPlans } from './agent-sheet-plans.tsx'
import { AgentSheetQuestions } from './agent-sheet-questions.tsx'

export interface AgentSheetProps extends AgentSheetCareProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** The plan is chosen; otherwise its page is on the screen. */
  readonly isChosen: boolean
  /** The reference of the sent application; null before it is sent. */
  readonly reference: string | null
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
}

/**
 * What a visitor takes along to an agent (P-95): the quote's answers, the plan with its bill, the compared plans, doctors
 * and medicines, and six questions. What is not known is not shown.
 */
export function AgentSheet({ handover, isChosen, reference, list, care, phone }: AgentSheetProps) {
  const { t } = useTranslation('agent-sheet')
  const { criteria, lifeChanges } = handover
  const [before, after] = t('madeBy.contact', { phone: '\n' }).split('\n')
  return (
    <div className="grid gap-5 leading-snug print:block print:space-y-2 print:text-sm">
      <AgentSheetFacts handover={handover} reference={reference} />
      <div className="gap-x-10 columns-field-lg print:columns-field-md print:gap-x-8">
        <AgentSheetHousehold criteria={criteria} />
        <AgentSheetIncome handover={handover} />
        {lifeChanges !== null && <AgentSheetLifeChanges changes={lifeChanges} />}
        <AgentSheetPlans handover={handover} isChosen={isChosen} />
        <AgentSheetCare list={list} care={care} />
      </div>
      <div className="border-t border-border pt-4 print:pt-1">
        <AgentSheetQuestions planYear={criteria.planYear} />
        <p>
          {before}
          <a href={telHref(phone)} className="font-semibold whitespace-nowrap text-primary underline tabular-nums">
            {phone}
          </a>
          {after}
        </p>
        <p className="text-sm text-ink-muted print:text-xs">{t('madeBy.how')}</p>
      </div>
    </div>
  )
}
