import type { ReactNode } from 'react'

import { useFieldProblems } from '#components/fields/field-problems.ts'
import { Button } from '#components/primitives/button.tsx'
import type { IdentifierEntry } from '#domain/account/identifier.ts'
import type { LoginIdentifierIssue } from '#domain/account/login-rules.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AccountForm } from './account-form.tsx'
import { IdentifierTabs } from './identifier-tabs.tsx'

export interface IdentifierFormProps {
  /** Why the form asks for the identifier: to log in, or to reset a forgotten password. */
  readonly purpose: 'logIn' | 'reset'
  /** Moves the focus to the heading when the card appears. True after a change of screen, never on the first page. */
  readonly focusHeading?: boolean | undefined
  /** The text of each tab, and which tab is open. */
  readonly value: IdentifierEntry
  /** Called with the name of a field and its new value. */
  readonly onChange: <Field extends keyof IdentifierEntry>(field: Field, value: IdentifierEntry[Field]) => void
  /** The problems that the last submit found. */
  readonly issues: readonly LoginIdentifierIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why the service refused, in the page's language. */
  readonly failure?: string | undefined
  /** The identifier is being looked up, so the button ignores presses. */
  readonly isBusy: boolean
  /** Called by the form's button or Enter, whether or not the answer is complete. */
  readonly onSubmit: () => void
  /** Alternative actions, shown below the button. */
  readonly children?: ReactNode
}

/** Returns the texts for a purpose. */
function usePurpose(purpose: IdentifierFormProps['purpose']) {
  const { t } = useTranslation('login')
  switch (purpose) {
    case 'logIn':
      return {
        title: t('signIn.title'),
        lead: t('signIn.lead'),
        submit: t('identifierStep.submit'),
        busy: t('identifierStep.checking'),
      }
    case 'reset':
      return {
        title: t('forgotPassword.title'),
        lead: t('forgotPassword.lead'),
        submit: t('forgotPassword.send'),
        busy: t('forgotPassword.sending'),
      }
  }
}

/** Asks for the email or phone of an account. */
export function IdentifierForm(props: IdentifierFormProps) {
  const { purpose, focusHeading, value, onChange, issues, attempt, failure, isBusy, onSubmit, children } = props
  const { t } = useTranslation('login')
  const words = usePurpose(purpose)
  const { fieldId, errorAt, problems } = useFieldProblems(
    issues.map(({ field, code }) => ({ field, message: t(`issues.${code}`) })),
  )
  return (
    <AccountForm
      title={words.title}
      lead={words.lead}
      focusHeading={focusHeading}
      {...{ problems, attempt, failure, onSubmit }}
    >
      <IdentifierTabs
        texts={{
          methods: t('identifierStep.methods'),
          byEmail: t('identifierStep.byEmail'),
          byPhone: t('identifierStep.byPhone'),
          email: t('identifierStep.email'),
          phone: t('identifierStep.phone'),
          meantEmail: (what, email) => t(`identifierStep.meantEmail.${what}`, { email }),
        }}
        onMethod={(method) => {
          onChange('method', method)
        }}
        onText={(method, text) => {
          onChange(method, text)
        }}
        {...{ value, fieldId, errorAt }}
        emailAutoComplete="username"
      />
      <Button type="submit" busy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      {children}
    </AccountForm>
  )
}
