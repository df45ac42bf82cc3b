import { useFieldProblems } from '#components/fields/field-problems.ts'
import { PasswordField } from '#components/fields/password-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { LoginPasswordIssue } from '#domain/account/login.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AccountForm } from './account-form.tsx'

/** Props of the form. */
export interface LoginPasswordProps {
  /** The email, or the phone as people write it. */
  readonly identifier: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly issues: readonly LoginPasswordIssue[]
  readonly attempt: number
  readonly failure?: string | undefined
  readonly focusHeading?: boolean | undefined
  readonly isBusy: boolean
  readonly onSubmit: () => void
  /** Back to the identifier (spec 2 §4). */
  readonly onChangeIdentifier: () => void
}

/** The second step of logging in: the password, and whose it is (spec 2 §2). */
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
            {t('passwordStep.as')} <strong className="wrap-anywhere text-ink">{identifier}</strong>
          </p>
          <Button tone="quiet" size="sm" onClick={props.onChangeIdentifier} className="-ms-4 underline">
            {t('passwordStep.change')}
          </Button>
        </div>
      }
      focusHeading={focusHeading}
      {...{ problems, attempt, failure, onSubmit }}
    >
      {/* Password managers look for the name beside the password, which stands on the step before. */}
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
