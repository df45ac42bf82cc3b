import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import {
  type EstimatorPerson,
  type EstimatedSource,
  incomeSources,
  noIncomeToggled,
  type PersonIncomeDraft,
  sourceToggled,
} from '#domain/income/estimator.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EstimatorDialogSourcesProps {
  /** Id of the group, for links in an `ErrorSummary`. */
  readonly id: string
  /** Whose income it is. */
  readonly person: EstimatorPerson
  /** The person's current answers. */
  readonly value: PersonIncomeDraft
  /** The error and how to fix it; undefined when there is none. */
  readonly error: string | undefined
  /** Called with all of the person's answers after a change. */
  readonly onChange: (value: PersonIncomeDraft) => void
}

const noIncome = 'noIncome'

/** Asks for the sources of a person's income, or whether there is none. */
export function EstimatorDialogSources({ id, person, value, error, onChange }: EstimatorDialogSourcesProps) {
  const { t } = useTranslation('quote-steps')
  const ticked: readonly (EstimatedSource | typeof noIncome)[] = value.hasNoIncome ? [noIncome] : value.sources
  return (
    <CheckboxGroup
      id={id}
      label={t(`estimatorDialog.people.${person}`)}
      error={error}
      value={ticked}
      options={[
        ...incomeSources.map((source) => ({ value: source, label: t(`estimatorDialog.sources.${source}`) })),
        { value: noIncome, label: t('estimatorDialog.noIncome'), exclusive: true },
      ]}
      clearedText={t('scenarioFields.cleared')}
      onChange={(next) => {
        const changed = next.find((one) => !ticked.includes(one)) ?? ticked.find((one) => !next.includes(one))
        if (changed === noIncome) onChange(noIncomeToggled(value))
        else if (changed) onChange(sourceToggled(value, changed))
      }}
    />
  )
}
