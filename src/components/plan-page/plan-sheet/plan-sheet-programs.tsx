import { TermLabel } from '#components/words/term-label.tsx'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { diseaseProgramOf } from '#domain/plans/disease-programs.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetProgramsProps {
  /** The plan's programs and its mail order; a fact missing in the answer is null. */
  readonly details: Pick<DetailedPlan, 'programs' | 'hasMailOrder'>
}

/** The programs for chronic conditions, and drugs by mail (P-71). A program without a Spanish name is in English. */
export function PlanSheetPrograms({ details: { programs, hasMailOrder } }: PlanSheetProgramsProps) {
  const { t } = useTranslation('plan-page')
  const notGiven = t('planSheet.notGiven')
  const list = programs !== null && programs.length > 0 && (
    <ul className="print:flex print:flex-wrap print:gap-x-4">
      {programs.map((program) => {
        const known = diseaseProgramOf(program)
        return known === null ? (
          <li key={program} lang="en" className="wrap-anywhere">
            {program}
          </li>
        ) : (
          <li key={program}>{t(`programs.name.${known}`)}</li>
        )
      })}
    </ul>
  )
  return (
    <PlanSheetSection section="programs">
      <PlanSheetFacts
        facts={[
          {
            key: 'programs',
            term: <TermLabel text={(of) => of('plan-page')('programs.title')} />,
            value: list || (programs === null ? notGiven : t('programs.none')),
          },
          {
            key: 'mailOrder',
            term: <TermLabel text={(of) => of('plan-page')('programs.mailOrder')} />,
            value: hasMailOrder === null ? notGiven : hasMailOrder ? t('programs.mailYes') : t('programs.mailNo'),
          },
        ]}
      />
    </PlanSheetSection>
  )
}
