import { MaskedField } from '#components/fields/masked-field.tsx'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import { type Application, fieldCaps } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useApplicationErrors } from './application-errors.ts'

type ContactAnswers = Pick<Application, 'phone' | 'email' | 'communicationPreference'>

/** Props of the fields. */
export interface ContactFieldsProps {
  readonly value: ContactAnswers
  readonly onChange: (change: Partial<ContactAnswers>) => void
  /** Ways to be reached, named in the page's language. */
  readonly options: readonly { readonly id: number; readonly name: string }[]
  /** What a refused Next found, and how many were refused. */
  readonly issues: readonly ApplicationIssue[]
  readonly attempt: number
}

/** Step 1 of the application: phone, email and how to be reached (spec 2 §2, §5). */
export function ContactFields({ value, onChange, options, issues, attempt }: ContactFieldsProps) {
  const { t } = useTranslation('application')
  const { errorAt, fieldId, problems } = useApplicationErrors(issues)
  return (
    <>
      <StepProblems problems={problems} attempt={attempt} />
      <MaskedField
        id={fieldId('phone')}
        mask="phone"
        label={t('contactFields.phone')}
        hint={t('contactFields.phoneHint')}
        required
        autoComplete="tel-national"
        value={value.phone}
        error={errorAt('phone')}
        onChange={(phone) => {
          onChange({ phone })
        }}
      />
      <TextField
        id={fieldId('email')}
        type="email"
        label={t('contactFields.email')}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldCaps.email}
        width="lg"
        value={value.email}
        error={errorAt('email')}
        onChange={(email) => {
          onChange({ email })
        }}
      />
      <RadioGroup
        id={fieldId('communicationPreference')}
        label={t('contactFields.preference')}
        required
        value={value.communicationPreference}
        error={errorAt('communicationPreference')}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(communicationPreference) => {
          onChange({ communicationPreference })
        }}
      />
    </>
  )
}
