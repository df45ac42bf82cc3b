import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { OptionCard } from '#components/fields/option-card.tsx'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { RichText } from '#components/chrome/rich-text.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { ApplicantConfiguration } from '#domain/household/member.ts'
import { isScenarioDisabled } from '#domain/household/scenario-choice.ts'
import { scenariosFor, scenarioSets, type ScenarioId } from '#domain/household/tax-household.ts'
import type { TaxHouseholdDraft } from '#domain/quote/draft.ts'
import { scenarioCountTyped, scenarioToggled } from '#domain/quote/household-typed.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ScenarioFieldsProps {
  /** The applicants, who decide which question is asked. */
  readonly configuration: ApplicantConfiguration
  /** The current answers. */
  readonly value: TaxHouseholdDraft
  /** Number of people in the tax household, from the current answers. */
  readonly householdSize: number
  /** Called with all answers after a change. */
  readonly onChange: (value: TaxHouseholdDraft) => void
  /** Whether the help is open. Its option is on while it is open. */
  readonly isHelpOpen: boolean
  /** Opens the help. */
  readonly onHelp: () => void
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
}

/** The questions that a person whose spouse is on another tax return answers. */
const mayBeApart: ReadonlySet<ApplicantConfiguration> = new Set<ApplicantConfiguration>([
  'self',
  'self_and_dependents',
  'dependents_only',
])

/**
 * Step 3 of the wizard: who else is in the tax household. Some questions take one answer. Others take
 * several, and "nobody else" excludes the rest. The help option is separate from the answers, because arrow keys among
 * the answers must not open a dialog.
 */
export function ScenarioFields(props: ScenarioFieldsProps) {
  const { configuration, value, householdSize, onChange, isHelpOpen, onHelp, issues, attempt } = props
  const { t } = useTranslation('quote-steps')
  const { errorAt, fieldId, problems } = useStepErrors(issues)
  const { choice, options, exclusive, counting } = scenarioSets[configuration]
  const chosen = scenariosFor(configuration, value.selected)
  const toggle = (id: ScenarioId) => {
    onChange(scenarioToggled(value, configuration, id))
  }
  const count = (
    <NumberField
      id={fieldId('counts', counting)}
      label={t('scenarioFields.count')}
      required
      autoComplete="off"
      value={value.counts[counting] ?? ''}
      error={errorAt('counts', counting)}
      onChange={(text) => {
        onChange(scenarioCountTyped(value, counting, text))
      }}
    />
  )
  const cards = options.map((id) => ({
    value: id,
    label: t(`scenarios.${id}.label`),
    hint: t(`scenarios.${id}.hint`),
    children: id === counting && count,
  }))
  const group = {
    id: fieldId('selected'),
    label: t(`scenarioFields.questions.${configuration}`),
    hint: t(`scenarioFields.${choice}`),
    error: errorAt('selected'),
    look: 'cards',
  } as const
  const size = t('scenarioFields.size', { count: householdSize })
  return (
    <>
      <StepProblems problems={problems} attempt={attempt} />
      <div className="grid gap-3">
        {choice === 'one' ? (
          <RadioGroup {...group} value={chosen[0] ?? null} options={cards} onChange={toggle} />
        ) : (
          <CheckboxGroup
            {...group}
            value={chosen}
            options={cards.map((card) => ({
              ...card,
              exclusive: card.value === exclusive,
              disabled: isScenarioDisabled(configuration, value.selected, card.value),
            }))}
            clearedText={t('scenarioFields.cleared')}
            onChange={(next) => {
              const changed = options.find((id) => next.includes(id) && !chosen.includes(id))
              const id = changed ?? chosen.find((kept) => !next.includes(kept))
              if (id) toggle(id)
            }}
          />
        )}
        <OptionCard
          type="checkbox"
          label={t('scenarioFields.help')}
          hint={t('scenarioFields.helpHint')}
          value={isHelpOpen}
          onChange={onHelp}
        />
      </div>
      {mayBeApart.has(configuration) && <p className="text-ink-muted">{t('scenarioFields.apart')}</p>}
      <div>
        <p aria-hidden className="forced-border rounded-lg bg-primary-wash px-4 py-3 text-lg">
          <RichText text={size} />
        </p>
        <LiveRegion text={size.replaceAll(/<\/?b>/g, '')} />
      </div>
    </>
  )
}
