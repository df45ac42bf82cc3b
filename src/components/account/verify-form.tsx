import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { CodeField } from '#components/fields/code-field.tsx'
import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { useFieldProblems } from '#components/fields/field-problems.ts'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { CodeIssue } from '#domain/account/verification-code.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Resting } from '#lib/use-news.ts'

import { CodeLog, type CodeLogEntry } from './code-log.tsx'

export interface VerifyFormProps {
  /** Where the code was sent, formatted for reading. */
  readonly identifier: string
  /** The code as typed. */
  readonly code: string
  /** Called with the new digits. */
  readonly onCode: (code: string) => void
  /** The problem that the last submit found with the code; null when there is none. */
  readonly issue: CodeIssue | null
  /** Count of refused submits. */
  readonly attempt: number
  /** Why the code was refused, one reason a line, in the page's language. */
  readonly failure?: string | undefined
  /**
   * A link or button for a failure that another code cannot fix. It is shown for a refused code and for a refused
   * resend.
   */
  readonly wayOn?: ReactNode
  /** The code is being checked, so the button ignores presses. */
  readonly isVerifying: boolean
  /** Called by the form's button or Enter, whether or not the code is complete. */
  readonly onVerify: () => void
  /** A new code is being requested. */
  readonly isResending: boolean
  /** Requests a new code. */
  readonly onResend: () => void
  /** Why no new code was sent, in the page's language. */
  readonly resendFailure?: string | undefined
  /** Whether the notice of a new code is shown; it stays for five seconds. */
  readonly hasResentNotice: boolean
  /** Keeps the notice while the pointer rests on it. */
  readonly resting?: Resting | undefined
  /** The codes sent again, oldest first. */
  readonly log: readonly CodeLogEntry[]
  /** Goes back to the registration. */
  readonly onBack: () => void
}

/** Asks for the six digits that were sent, and can send new ones. */
export function VerifyForm(props: VerifyFormProps) {
  const { identifier, code, issue, attempt, failure, isVerifying, isResending, resendFailure, hasResentNotice } = props
  const { t } = useTranslation('registration')
  const common = useTranslation('common')
  const headingId = useId()
  const { fieldId, errorAt, problems } = useFieldProblems(
    issue === null ? [] : [{ field: 'code', message: t(`issues.${issue}`) }],
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isVerifying) props.onVerify()
  }
  return (
    <Card as="section" padding="none" raised aria-labelledby={headingId}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 px-4 py-4 sm:gap-6 sm:px-8 sm:py-8">
          <h2 id={headingId} className="text-2xl font-semibold max-sm:sr-only">
            {t('verifyForm.heading')}
          </h2>
          <ErrorSummary
            heading={common.t('errorSummary.title', { count: problems.length })}
            headingLevel={3}
            problems={problems}
            focusKey={attempt}
          />
          {failure !== undefined && (
            <Alert tone="danger" live="alert" title={t('verifyForm.failed')} actions={props.wayOn}>
              {failure.split('\n').map((line) => (
                <p key={line} className="wrap-anywhere">
                  {line}
                </p>
              ))}
            </Alert>
          )}
          <CodeField
            id={fieldId('code')}
            name="code"
            label={t('verifyForm.code')}
            hint={t('verifyForm.codeHint')}
            required
            value={code}
            error={errorAt('code')}
            onChange={props.onCode}
          />
          <div>
            {/* On a phone each button has its own line, so its longer busy label moves nothing. */}
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button type="submit" busy={isVerifying} busyLabel={t('verifyForm.submitting')}>
                {t('verifyForm.submit')}
              </Button>
              <Button tone="outline" busy={isResending} busyLabel={t('verifyForm.resending')} onClick={props.onResend}>
                {t('verifyForm.resend')}
              </Button>
            </div>
            <div role="status" {...props.resting}>
              {hasResentNotice && (
                <Alert tone="success" className="mt-6">
                  <p className="wrap-anywhere">
                    <NamedText text={t('verifyForm.resent', { identifier })} names={[identifier]} />
                  </p>
                </Alert>
              )}
            </div>
          </div>
          {resendFailure !== undefined && (
            <Alert tone="danger" live="alert" title={t('verifyForm.resendFailed')} actions={props.wayOn}>
              <p className="wrap-anywhere">{resendFailure}</p>
            </Alert>
          )}
          <CodeLog entries={props.log} identifier={identifier} />
        </div>
        <div className="rounded-b-card border-t border-border bg-surface-sunken px-4 py-4 sm:px-8">
          <Button tone="quiet" className="-ms-5" onClick={props.onBack}>
            <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5" />
            {t('verifyForm.back')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
