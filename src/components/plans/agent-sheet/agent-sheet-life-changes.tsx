import type { LifeChangeId } from '#domain/calendar/life-changes.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection } from './agent-sheet-section.tsx'

export interface AgentSheetLifeChangesProps {
  /** The changes that were ticked; empty for none of them. */
  readonly changes: readonly LifeChangeId[]
}

/** The life changes that the visitor ticked in the check (Q-79, P-95). */
export function AgentSheetLifeChanges({ changes }: AgentSheetLifeChangesProps) {
  const { t } = useTranslation('agent-sheet')
  const names = useTranslation('coverage-year')
  return (
    <AgentSheetSection title={t('lifeChanges.title')}>
      {changes.length === 0 ? (
        <p>{t('lifeChanges.none')}</p>
      ) : (
        <ul className="list-disc ps-5">
          {changes.map((change) => (
            <li key={change}>{names.t(`lifeChangeCheck.${change}`)}</li>
          ))}
        </ul>
      )}
    </AgentSheetSection>
  )
}
