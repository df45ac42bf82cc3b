import { careAnswer } from '#components/care/care-answer.ts'
import { useCareText } from '#components/care/use-care-text.ts'
import { type CareList, careKinds } from '#domain/care/care-list.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection } from './agent-sheet-section.tsx'

export interface AgentSheetCareProps {
  /** The visitor's doctors and medicines. Nothing is shown without an entry. */
  readonly list: CareList
  /** What is known of the list under the plan; null while the company's data is loading. */
  readonly care: PlanCare | null
}

/** The doctors and medicines of the list, each with what is known of it under the plan (P-98). */
export function AgentSheetCare({ list, care }: AgentSheetCareProps) {
  const { t } = useTranslation('care')
  const sheet = useTranslation('agent-sheet')
  const text = useCareText()
  const date = care && text.day(care)
  const answerOf = (entryId: string) => {
    const known = care?.entries.find(({ entry }) => entry.id === entryId)
    return known ? careAnswer(t, known) : sheet.t('care.loading')
  }
  return (
    <>
      {careKinds.map((kind) => {
        const entries = list.entries.filter((entry) => entry.kind === kind)
        if (entries.length === 0) return null
        return (
          <AgentSheetSection key={kind} title={t(`section.${kind}`)}>
            <ul>
              {entries.map(({ id, name, detail }) => (
                <li key={id} className="wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  {detail !== '' && ` (${detail})`}: {answerOf(id)}
                </li>
              ))}
            </ul>
          </AgentSheetSection>
        )
      })}
      {care?.entries.some(({ from }) => from === 'company') && (
        <p className="pb-5 text-sm print:pb-2 print:text-xs">
          {t('detail.paperSource')} {date === null ? t('detail.noDay') : t('detail.asOf', { date })}
        </p>
      )}
    </>
  )
}
