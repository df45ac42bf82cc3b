import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { useFieldProblems } from '#components/fields/field-problems.ts'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { type RegistrationForm, type RegistrationIssue, passwordMinimum } from '#domain/account/registration-rules.ts'
import type { LegalDocument } from '#domain/content/legal.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { IdentifierTabs } from './identifier-tabs.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'

export interface CreateAccountFormProps {
  /** The current answers. */
  readonly values: RegistrationForm
  /** Called with the name of a field and its new answer. */
  readonly onChange: <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) => void
  /** The problems that the last submit found. */
  readonly issues: readonly RegistrationIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why the service refused the registration, in the page's language. */
  readonly failure?: string | undefined
  /** A link or button for a failure that another try cannot fix. */
  readonly wayOn?: ReactNode
  /**
   * Where the code of a registration that is still valid was sent. With it, the form does not ask for the password and
   * the terms again.
   */
  readonly sentTo?: string | undefined
  /**
   * Whether the quote has notes about its price, which the agent may read.
   * @default false
   */
  readonly hasNotes?: boolean | undefined
  /** What to know before opening an account. It is between the fields and the terms. */
  readonly beforeTerms?: ReactNode
  /** What to know before the button is pressed, such as who calls. */
  readonly notices?: ReactNode
  /** The registration is being sent, so the button ignores presses. */
  readonly isSending: boolean
  /** Called by the form's button or Enter, whether or not the answers are complete. */
  readonly onSubmit: () => void
  /** Goes back to the plans. */
  readonly onBack: () => void
  /** Opens the terms or the privacy policy over the form. */
  readonly onDocument: (document: LegalDocument) => void
  /** Called when the visitor may soon open the text, so it can be fetched ahead. */
  readonly onNearDocument?: ((document: LegalDocument) => void) | undefined
}

/** The form for a new account: email or phone, names, password and terms. */
export function CreateAccountForm(props: CreateAccountFormProps) {
  const { values, onChange, issues, attempt, failure, sentTo, isSending, onSubmit } = props
  const { t } = useTranslation('registration')
  const common = useTranslation('common')
  const headingId = useId()
  const { fieldId, errorAt, problems } = useFieldProblems(
    issues.map(({ field, code }) => ({ field, message: t(`issues.${code}`) })),
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }
  const line = (field: 'firstName' | 'lastName' | 'password') => ({
    id: fieldId(field),
    name: field,
    label: t(`createAccountForm.${field}`),
    required: true,
    value: values[field],
    error: errorAt(field),
    onChange: (text: string) => {
      onChange(field, text)
    },
  })
  return (
    <Card as="section" padding="none" raised aria-labelledby={headingId}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 px-4 py-4 sm:gap-6 sm:px-8 sm:py-8">
          <h2 id={headingId} className="text-2xl font-semibold max-sm:sr-only">
            {t('createAccountForm.heading')}
          </h2>
          {sentTo !== undefined && (
            <Alert tone="info">
              <p className="wrap-anywhere">
                <NamedText text={t('createAccountForm.codeSent', { identifier: sentTo })} names={[sentTo]} />
              </p>
            </Alert>
          )}
          <ErrorSummary
            heading={common.t('errorSummary.title', { count: problems.length })}
            headingLevel={3}
            problems={problems}
            focusKey={attempt}
          />
          <IdentifierTabs
            texts={{
              methods: t('createAccountForm.method'),
              byEmail: t('createAccountForm.byEmail'),
              byPhone: t('createAccountForm.byPhone'),
              email: t('createAccountForm.email'),
              phone: t('createAccountForm.phone'),
              emailHint: t('createAccountForm.emailHint'),
              phoneHint: t('createAccountForm.phoneHint'),
              meantEmail: (what, email) => t(`createAccountForm.meantEmail.${what}`, { email }),
            }}
            value={values}
            onMethod={(method) => {
              onChange('method', method)
            }}
            onText={(method, text) => {
              onChange(method, text)
            }}
            {...{ fieldId, errorAt }}
            emailAutoComplete="email"
          />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <TextField {...line('firstName')} kind="name" autoComplete="given-name" />
            <TextField {...line('lastName')} kind="name" autoComplete="family-name" />
          </div>
          {sentTo === undefined && (
            <PasswordField
              {...line('password')}
              autoComplete="new-password"
              hint={t('createAccountForm.passwordHint', { minimum: passwordMinimum })}
              revealText={{
                show: t('createAccountForm.showPassword'),
                hide: t('createAccountForm.hidePassword'),
                shown: t('createAccountForm.passwordShown'),
                hidden: t('createAccountForm.passwordHidden'),
              }}
            />
          )}
          {props.beforeTerms}
          {sentTo === undefined && (
            <TermsCheckbox
              id={fieldId('hasAcceptedTerms')}
              value={values.hasAcceptedTerms}
              error={errorAt('hasAcceptedTerms')}
              onChange={(accepted) => {
                onChange('hasAcceptedTerms', accepted)
              }}
              onOpen={props.onDocument}
              onNear={props.onNearDocument}
            />
          )}
          {props.hasNotes && (
            <Checkbox
              label={t('createAccountForm.tellsAgent')}
              hint={t('createAccountForm.tellsAgentHint')}
              value={values.tellsAgent ?? false}
              onChange={(tells) => {
                onChange('tellsAgent', tells)
              }}
            />
          )}
          {props.notices}
          {failure !== undefined && (
            <Alert tone="danger" live="alert" title={t('createAccountForm.failed')} actions={props.wayOn}>
              <p className="wrap-anywhere">{failure}</p>
              {props.wayOn !== undefined && <p className="mt-1">{t('createAccountForm.planKept')}</p>}
            </Alert>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-border bg-surface-sunken px-4 py-4 sm:px-8">
          <Button tone="quiet" className="-ms-5" onClick={props.onBack}>
            <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5" />
            {t('createAccountForm.back')}
          </Button>
          <Button type="submit" busy={isSending} busyLabel={t('createAccountForm.submitting')}>
            {sentTo === undefined ? t('createAccountForm.submit') : t('createAccountForm.toCode')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
