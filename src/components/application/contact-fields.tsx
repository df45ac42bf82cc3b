import { MaskedField } from '#components/fields/masked-field.tsx'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { EmailField } from '#components/fields/email-field.tsx'
import type { Application } from '#domain/application/application.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { FieldErrors } from '#components/fields/field-errors.ts'

type ContactAnswers = Pick<Application, 'phone' | 'email' | 'communicationPreference'>

export interface ContactFieldsProps {
  /** The current answers. */
  readonly value: ContactAnswers
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ContactAnswers>) => void
  /** The ways of contact, named in the page's language. */
  readonly options: readonly { readonly id: number; readonly name: string }[]
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
}

/** Step 1 of the application: phone, email and the preferred way of contact (F-10). */
export function ContactFields({ value, onChange, options, errors }: ContactFieldsProps) {
  const { t } = useTranslation('application')
  const { errorAt, fieldId } = errors
  const { communicationPreference: preference } = value
  const choices = options.map(({ id, name }) => ({ value: String(id), label: name }))
  // A saved choice that is no longer offered stays chosen and visible.
  if (preference !== '' && choices.every((choice) => choice.value !== preference))
    choices.push({ value: preference, label: t('contactFields.savedPreference') })
  return (
    <>
      <MaskedField
        id={fieldId('phone')}
        mask="phone"
        label={t('contactFields.phone')}
        hint={t('contactFields.phoneHint')}
        required
        autoComplete="tel"
        value={value.phone}
        error={errorAt('phone')}
        onChange={(phone) => {
          onChange({ phone })
        }}
      />
      <EmailField
        id={fieldId('email')}
        meantText={(what, email) => t(`contactFields.meantEmail.${what}`, { email })}
        label={t('contactFields.email')}
        required
        autoComplete="email"
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
        options={choices}
        onChange={(communicationPreference) => {
          onChange({ communicationPreference })
        }}
      />
    </>
  )
}
