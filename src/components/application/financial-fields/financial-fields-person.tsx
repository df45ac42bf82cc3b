import { useState } from 'react'

import type { FieldErrors } from '#components/fields/field-errors.ts'
import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type ApplicationMember, asksOccupation, isKept } from '#domain/application/application.ts'
import { type IncomeSource, mainIncomeSources, otherIncomeSources } from '#domain/application/answer-choices.ts'
import { offeredAnswers, type ToldIncome } from '#domain/application/told-income.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { FinancialFieldsOffer } from './financial-fields-offer.tsx'

export interface FinancialFieldsPersonProps {
  /** The member and their answers. */
  readonly member: ApplicationMember
  /** Index among the application's members, as in the errors' paths. */
  readonly index: number
  /** The income that the person gave in the quote's estimator; null for none. */
  readonly told: ToldIncome | null
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
}

/**
 * The income of one member: the amount, the sources (more of them behind "other"), and the occupation if the member
 * works (F-40, F-41, F-42).
 */
export function FinancialFieldsPerson({ member, index, told, onChange, errors }: FinancialFieldsPersonProps) {
  const { t } = useTranslation('application')
  const { incomeSources } = member
  const isChosen = (source: IncomeSource) => incomeSources.includes(source)
  const further = otherIncomeSources.filter(isChosen)
  const needsOccupation = isChosen('employed') || isChosen('selfEmployed')
  const areSourcesKept = isKept(member, 'incomeSources')
  const at = (field: string) => errors.fieldId('members', index, field)
  const answers = told && offeredAnswers(member, told)
  const offer = told && answers && { told, answers }
  // Sources without an amount come from an earlier visit, because the profile never returns an income.
  const [isAskedAgain] = useState(() => member.annualIncome === '' && (incomeSources.length > 0 || areSourcesKept))
  return (
    <div className="grid gap-5">
      {offer && (
        <FinancialFieldsOffer
          told={offer.told}
          onUse={() => {
            onChange(offer.answers)
            document.getElementById(at('annualIncome'))?.focus()
          }}
        />
      )}
      <MoneyField
        id={at('annualIncome')}
        label={t('financialFields.annualIncome')}
        hint={t(isAskedAgain ? 'financialFields.annualIncomeAgain' : 'financialFields.annualIncomeHint')}
        required
        autoComplete="off"
        meantText={(what, amount) => t(`financialFields.meant.${what}`, { amount })}
        value={member.annualIncome}
        error={errors.errorAt('members', index, 'annualIncome')}
        onChange={(annualIncome) => {
          onChange({ annualIncome })
        }}
      />
      <CheckboxGroup
        id={at('incomeSources')}
        label={t('financialFields.sources')}
        hint={t(areSourcesKept ? 'financialFields.sourcesKept' : 'financialFields.sourcesHint')}
        look="cards"
        value={mainIncomeSources.filter(isChosen)}
        error={errors.errorAt('members', index, 'incomeSources')}
        options={mainIncomeSources.map((value) => ({
          value,
          label: t(`financialFields.source.${value}`),
          children: value === 'other' && (
            <CheckboxGroup
              id={at('otherSources')}
              label={t('financialFields.otherSources')}
              value={further}
              options={otherIncomeSources.map((other) => ({
                value: other,
                label: t(`financialFields.source.${other}`),
              }))}
              onChange={(chosen) => {
                onChange({ incomeSources: [...mainIncomeSources.filter(isChosen), ...chosen] })
              }}
            />
          ),
        }))}
        onChange={(chosen) => {
          onChange({ incomeSources: [...chosen, ...further] })
        }}
      />
      {asksOccupation(member) && (
        <TextField
          id={at('occupation')}
          label={t('financialFields.occupation')}
          hint={t('financialFields.occupationHint')}
          required={needsOccupation}
          optionalLabel={needsOccupation || areSourcesKept ? undefined : t('financialFields.optional')}
          autoComplete="off"
          width="lg"
          value={member.occupation}
          error={errors.errorAt('members', index, 'occupation')}
          onChange={(occupation) => {
            onChange({ occupation })
          }}
        />
      )}
    </div>
  )
}
