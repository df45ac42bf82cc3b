import { CodeField } from '#components/fields/code-field.tsx'
import { useFieldProblems } from '#components/fields/field-problems.ts'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { type ResetCodeIssue, simulatedCode } from '#domain/account/login-rules.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Resting } from '#lib/use-news.ts'

import { AccountForm } from './account-form.tsx'
import { type StatusEntry, StatusLog } from './status-log.tsx'

export interface ResetCodeProps {
  /** The email, or the phone formatted for reading. */
  readonly identifier: string
  /** The code as typed. */
  readonly value: string
  /** Called with the new digits. */
  readonly onChange: (code: string) => void
  /** The problems that the last submit found. */
  readonly issues: readonly ResetCodeIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /**
   * Moves the focus to the heading when the card appears. True after a change of screen, never on the first page.
   * @default true
   */
  readonly focusHeading?: boolean | undefined
  /** The running call: the check of the code, the request for a new code, or none. */
  readonly busyWith: 'verify' | 'resend' | null
  /** Called by the form's button or Enter, whether or not the code is complete. */
  readonly onSubmit: () => void
  /** Requests a new code. */
  readonly onResend: () => void
  /** Goes back to the identifier. */
  readonly onChangeIdentifier: () => void
  /** The codes sent again. */
  readonly log: readonly StatusEntry[]
  /** Id of the entry that is new now; null when none is. */
  readonly fresh: number | null
  /** Keeps the entry marked as new while the pointer rests on it. */
  readonly resting?: Resting | undefined
}

/** The second screen of a forgotten password: the code of six digits. It is simulated, and says so. */
export function ResetCode(props: ResetCodeProps) {
  const { identifier, value, onChange, issues, attempt, focusHeading = true, busyWith, onSubmit, onResend } = props
  const { t } = useTranslation('login')
  const { fieldId, errorAt, problems } = useFieldProblems(
    issues.map(({ field, code }) => ({ field, message: t(`issues.${code}`) })),
  )
  return (
    <AccountForm
      title={t('forgotPassword.codeTitle')}
      lead={
        <p className="wrap-anywhere">
          <NamedText text={t('forgotPassword.codeLead', { identifier })} names={[identifier]} />
        </p>
      }
      focusHeading={focusHeading}
      {...{ problems, attempt, onSubmit }}
    >
      <Alert tone="info">{t('forgotPassword.simulation', { code: simulatedCode })}</Alert>
      <CodeField
        id={fieldId('code')}
        label={t('forgotPassword.code')}
        error={errorAt('code')}
        required
        value={value}
        onChange={onChange}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busyWith === 'verify'} busyLabel={t('forgotPassword.verifying')}>
          {t('forgotPassword.verify')}
        </Button>
        <Button tone="outline" busy={busyWith === 'resend'} busyLabel={t('forgotPassword.sending')} onClick={onResend}>
          {t('forgotPassword.resend')}
        </Button>
      </div>
      <StatusLog label={t('forgotPassword.log')} entries={props.log} fresh={props.fresh} resting={props.resting} />
      <div>
        <Button tone="quiet" size="sm" onClick={props.onChangeIdentifier} className="-ms-4 underline">
          {t('forgotPassword.change')}
        </Button>
      </div>
    </AccountForm>
  )
}
