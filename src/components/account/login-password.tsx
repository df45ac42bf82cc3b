import { useFieldProblems } from '#components/fields/field-problems.ts'
import { PasswordField } from '#components/fields/password-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { LoginPasswordIssue } from '#domain/account/login-rules.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AccountForm } from './account-form.tsx'

export interface LoginPasswordProps {
  /** The email, or the phone formatted for reading. */
  readonly identifier: string
  /** The password as typed. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (password: string) => void
  /** The problems that the last submit found. */
  readonly issues: readonly LoginPasswordIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** Why the service refused, in the page's language. */
  readonly failure?: string | undefined
  /**
   * Moves the focus to the heading when the card appears. True after a change of screen, never on the first page.
   * @default true
   */
  readonly focusHeading?: boolean | undefined
  /** The password is being checked, so the button ignores presses. */
  readonly isBusy: boolean
  /** Called by the form's button or Enter, whether or not there is a password. */
  readonly onSubmit: () => void
  /** Goes back to the identifier. */
  readonly onChangeIdentifier: () => void
}

/** The second step of logging in: the password, with the identifier that it belongs to. */
export function LoginPassword(props: LoginPasswordProps) {
  const { identifier, value, onChange, issues, attempt, failure, focusHeading = true, isBusy, onSubmit } = props
  const { t } = useTranslation('login')
  const { fieldId, errorAt, problems } = useFieldProblems(
    issues.map(({ field, code }) => ({ field, message: t(`issues.${code}`) })),
  )
  return (
    <AccountForm
      title={t('passwordStep.title')}
      lead={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>
            {t('passwordStep.as')}{' '}
            <strong className="inline-block max-w-full wrap-anywhere text-ink" translate="no">
              {identifier}
            </strong>
          </p>
          <Button tone="quiet" size="sm" onClick={props.onChangeIdentifier} className="-ms-4 text-start underline">
            {t('passwordStep.change')}
          </Button>
        </div>
      }
      focusHeading={focusHeading}
      {...{ problems, attempt, failure, onSubmit }}
    >
      {/* Password managers look for the user name beside the password, but the step before asks for it. */}
      <input type="text" name="username" autoComplete="username" value={identifier} readOnly hidden />
      <PasswordField
        id={fieldId('password')}
        label={t('passwordStep.password')}
        error={errorAt('password')}
        name="password"
        autoComplete="current-password"
        required
        value={value}
        onChange={onChange}
        revealText={{
          show: t('passwordStep.show'),
          hide: t('passwordStep.hide'),
          shown: t('passwordStep.shown'),
          hidden: t('passwordStep.hidden'),
        }}
      />
      <Button type="submit" busy={isBusy} busyLabel={t('passwordStep.submitting')}>
        {t('passwordStep.submit')}
      </Button>
    </AccountForm>
  )
}
