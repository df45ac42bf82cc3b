import { type SyntheticEvent, useId } from 'react'

import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { useFieldProblems } from '#components/fields/field-problems.ts'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { EmailField } from '#components/fields/email-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import {
  type ContactEntry,
  type ContactField,
  contactFields,
  type ContactIssue,
  isContactFieldRequired,
} from '#domain/account/contact-message.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

/** The state of the message (C-54). */
export type ContactStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

export interface ContactFormProps {
  /** The current message. */
  readonly value: ContactEntry
  /** Called with the name of a field and its new text. */
  readonly onChange: (field: ContactField, text: string) => void
  /** The problems that the last submit found. */
  readonly issues: readonly ContactIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** The state of the message: being written, being sent, sent or refused. */
  readonly status: ContactStatus
  /** Called by the form's button or Enter, whether or not the message is complete. */
  readonly onSubmit: () => void
}

/** Returns a function that gives the message for a failure: the server's message, or the default of C-54. */
function useFailureText(): (failure: CallFailure) => string {
  const { t } = useTranslation('contact')
  return (failure) => {
    if (failure.kind === 'server') return failure.message
    return t(failure.kind === 'network' ? 'contactForm.network' : 'contactForm.failed')
  }
}

/**
 * The form for a message to the agency. While the message is being sent, the form keeps it and ignores presses (C-52).
 */
export function ContactForm({ value, onChange, issues, attempt, status, onSubmit }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const common = useTranslation('common')
  const wordsOf = useFailureText()
  const headingId = useId()
  const { fieldId, errorAt, problems } = useFieldProblems(
    issues.map(({ field, code }) => ({ field, message: t(`issues.${code}`) })),
  )
  const bind = (field: ContactField) => ({
    id: fieldId(field),
    label: t(`contactForm.${field}`),
    error: errorAt(field),
    value: value[field],
    onChange: (text: string) => {
      onChange(field, text)
    },
    required: isContactFieldRequired(field),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card as="section" padding="lg" raised aria-labelledby={headingId}>
      {/* Without scripts the form can't be sent. */}
      <p className="hidden noscript:block">{t('contactForm.withoutScripts')}</p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <div className="grid gap-2">
          <h2 id={headingId} className="text-2xl font-semibold">
            {t('contactForm.heading')}
          </h2>
          {contactFields.every(isContactFieldRequired) && <p className="text-ink-muted">{t('contactForm.required')}</p>}
        </div>
        <ErrorSummary
          heading={common.t('errorSummary.title', { count: problems.length })}
          headingLevel={3}
          problems={problems}
          focusKey={attempt}
        />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...bind('firstName')} kind="name" name="given-name" autoComplete="given-name" />
          <TextField {...bind('lastName')} kind="name" name="family-name" autoComplete="family-name" />
          <MaskedField {...bind('phone')} mask="phone" width="full" name="phone" autoComplete="tel" />
          <EmailField
            {...bind('email')}
            meantText={(what, email) => t(`contactForm.meantEmail.${what}`, { email })}
            name="email"
            autoComplete="email"
          />
        </div>
        <TextareaField {...bind('message')} hint={t('contactForm.messageHint')} name="message" />
        {status.kind === 'failed' && (
          <Alert tone="danger" live="alert">
            {wordsOf(status.failure)}
          </Alert>
        )}
        {/* The region is mounted before its message, so screen readers announce it. */}
        <div role="status" className="empty:hidden">
          {status.kind === 'sent' && <Alert tone="success">{t('contactForm.success')}</Alert>}
        </div>
        <div>
          <Button type="submit" busy={status.kind === 'sending'} busyLabel={t('contactForm.sending')}>
            {t('contactForm.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
