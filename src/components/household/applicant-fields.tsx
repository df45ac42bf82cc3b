import { Fieldset } from '#components/fields/fieldset.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { OptionCard } from '#components/fields/option-card.tsx'
import type { FieldErrors } from '#components/fields/field-errors.ts'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { applicantMarks, nearMedicare } from '#domain/quote/applicant-marks.ts'
import { memberAnswerNames, memberAnswers } from '#domain/household/member-answers.ts'
import { type AskedPerson, dependentsShown, type HouseholdDraft, typedOf } from '#domain/quote/draft.ts'
import { answerTyped } from '#domain/quote/household-typed.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ApplicantSummary } from './applicant-summary.tsx'
import { answerAt, MemberAnswerField, useAnswerLabels } from './member-answer-fields.tsx'
import { DependentAnswerField, useSteadyTyped } from './dependent-answer.tsx'

export interface ApplicantFieldsProps {
  /** The current household, including half-typed ages. */
  readonly value: HouseholdDraft
  /** Called with the whole household after a change. */
  readonly onChange: (value: HouseholdDraft) => void
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
  /** The day whose age counts; absent where no plan of the year can start. */
  readonly coverageStart?: CalendarDay | undefined
  /** The official page on Medicare in the page's language. */
  readonly medicareHref: string
}

/** Step 2 of the wizard: the applicants, their ages, and a summary, and Medicare from 64 on. */
export function ApplicantFields(props: ApplicantFieldsProps) {
  const { value, onChange, issues, attempt, coverageStart, medicareHref } = props
  const { t, language } = useTranslation('quote-steps')
  const ageDay = coverageStart && t('applicantFields.ageDay', { day: formatLongDate(coverageStart, language) })
  const { t: tCommon } = useTranslation('common')
  const { t: tHome } = useTranslation('location')
  const labels = useAnswerLabels()
  const { errorAt, fieldId, problems } = useStepErrors(issues, (path) => {
    const [name, person] = answerAt(path) ?? []
    return name && person !== undefined ? labels[name](person) : undefined
  })
  const answers = { value, onChange, errorAt, fieldId }
  const nobody = errorAt('self')
  const medicare = nearMedicare(value)
  return (
    <>
      <StepProblems problems={problems} attempt={attempt} />
      <Fieldset
        id={fieldId('who')}
        label={tHome('wizardSteps.household.heading')}
        legendLook="hidden"
        hint={ageDay}
        error={nobody}
      >
        <div className="grid gap-3">
          <OptionCard
            id={fieldId('self')}
            type="checkbox"
            label={t('applicantFields.self')}
            value={value.self}
            invalid={nobody !== undefined}
            onChange={(self) => {
              onChange({ ...value, self })
            }}
          >
            <AdultAnswers {...answers} person="primary" />
          </OptionCard>
          <OptionCard
            type="checkbox"
            label={t('applicantFields.spouse')}
            hint={t('applicantFields.spouseHint')}
            value={value.spouse}
            invalid={nobody !== undefined}
            onChange={(spouse) => {
              onChange({ ...value, spouse })
            }}
          >
            <AdultAnswers {...answers} person="spouse" />
          </OptionCard>
          <OptionCard
            type="checkbox"
            label={t('applicantFields.dependents')}
            hint={t('applicantFields.dependentsHint')}
            value={value.dependents}
            invalid={nobody !== undefined}
            onChange={(dependents) => {
              onChange({ ...value, dependents })
            }}
          >
            <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
              <NumberField
                id={fieldId('dependentCount')}
                label={t('applicantFields.dependentCount')}
                required
                autoComplete="off"
                value={value.dependentCount}
                error={errorAt('dependentCount')}
                onChange={(dependentCount) => {
                  onChange({ ...value, dependentCount })
                }}
              />
              <DependentAnswers {...answers} />
            </div>
          </OptionCard>
        </div>
      </Fieldset>
      {medicare.length > 0 && (
        <Notice tone="info">
          {medicare.map(({ person, from }) => (
            <span key={person} className="block">
              {t(`applicantFields.medicare.${from}`, {
                person:
                  typeof person === 'number'
                    ? t('applicantFields.dependentAge', { number: person + 1 })
                    : t(`applicantFields.medicare.person.${person}`),
              })}
            </span>
          ))}
          <ExternalLink href={medicareHref} newTabLabel={tCommon('externalLink.newTab')}>
            {t('applicantFields.medicareLink')}
          </ExternalLink>
        </Notice>
      )}
      <ApplicantSummary applicants={applicantMarks(value)} />
    </>
  )
}

type AnswersProps = Pick<ApplicantFieldsProps, 'value' | 'onChange'> & Pick<FieldErrors, 'errorAt' | 'fieldId'>

/** The fields of an adult's answers. */
function AdultAnswers({ person, value, onChange, errorAt, fieldId }: AdultAnswersProps) {
  const labels = useAnswerLabels()
  const typed = typedOf(value, person)
  return (
    <div className="grid gap-4">
      {memberAnswerNames.map((name) => {
        const field = memberAnswers[name].draft[person]
        return (
          <MemberAnswerField
            key={name}
            name={name}
            id={fieldId(field)}
            label={labels[name](person)}
            value={typed[name]}
            error={errorAt(field)}
            onChange={(text) => {
              onChange(answerTyped(value, person, name, text))
            }}
          />
        )
      })}
    </div>
  )
}

interface AdultAnswersProps extends AnswersProps {
  readonly person: Exclude<AskedPerson, number>
}

/** One field of each answer for each dependent. The list grows and shrinks with the count. */
function DependentAnswers({ value, onChange, errorAt, fieldId }: AnswersProps) {
  const labels = useAnswerLabels()
  const onText = useSteadyTyped((index, name, text) => {
    onChange(answerTyped(value, index, name, text))
  })
  const dependents = dependentsShown(value)
  if (dependents.length === 0) return null
  return memberAnswerNames.map((name) => {
    const field = memberAnswers[name].draft.dependents
    return (
      <Fieldset key={name} id={fieldId(field)} label={labels[name]('dependents')}>
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          {dependents.map((typed, index) => (
            <DependentAnswerField
              key={index}
              name={name}
              index={index}
              id={fieldId(field, index)}
              label={labels[name](index)}
              value={typed[name]}
              error={errorAt(field, index)}
              onText={onText}
            />
          ))}
        </div>
      </Fieldset>
    )
  })
}
