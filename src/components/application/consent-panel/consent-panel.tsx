import { useApplicationErrors } from '#components/application/application-errors.ts'
import { SignatureField } from '#components/application/signature-field/signature-field.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { ApplicationSignature } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { afterRetyping, otherSigner } from '#domain/application/signature-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ConsentPanelText, type ConsentPanelTextProps } from './consent-panel-text.tsx'

export interface ConsentPanelProps extends ConsentPanelTextProps {
  /** The current signature, with its method. */
  readonly signature: ApplicationSignature
  /** Called with the signature after every stroke or typed letter. */
  readonly onSign: (signature: ApplicationSignature) => void
  /** The problems that the last refused submit found. */
  readonly issues: readonly ApplicationIssue[]
  /** Count of refused submits; each new one moves the focus to the summary. */
  readonly attempt: number
  /** The last download could not be made. */
  readonly hasCopyFailed: boolean
  /** A browser translates the page, so the applicant reads another text than the one that is signed. */
  readonly isTranslated: boolean
}

/** The last step of the application: the consent and the signature (F-50, F-51, F-52). */
export function ConsentPanel(props: ConsentPanelProps) {
  const { signature, onSign, issues, attempt, hasCopyFailed, isTranslated, ...text } = props
  const { t } = useTranslation('application')
  const { errorAt, fieldId, problems } = useApplicationErrors(issues)
  const { consumerName } = text
  const other = otherSigner(signature, consumerName)
  const names = { typed: other ?? '', name: consumerName }
  const summary = <StepProblems problems={problems} attempt={attempt} />
  // The consent is several screens high, so a problem of the signature alone is shown beside the signature.
  const isOnlySignature = issues.length > 0 && issues.every(({ path }) => path[0] === 'signature')
  return (
    <>
      {!isOnlySignature && summary}
      <ConsentPanelText {...text} />
      {hasCopyFailed && (
        <Alert tone="warning" live="alert">
          {t('consentPanel.copyFailed')}
        </Alert>
      )}
      {isTranslated && (
        <Alert tone="warning" live="status">
          {t('consentPanel.translated')}
        </Alert>
      )}
      {isOnlySignature && summary}
      <div className="print:break-inside-avoid">
        <SignatureField
          id={fieldId('signature')}
          label={t('consentPanel.signature')}
          hint={t('consentPanel.signatureHint')}
          error={errorAt('signature')}
          value={signature}
          intentId={fieldId('signature', 'isIntended')}
          intentError={errorAt('signature', 'isIntended')}
          nameNote={other !== null && <Alert tone="warning">{t('consentPanel.otherName', names)}</Alert>}
          onChange={(signed) => {
            onSign(afterRetyping(signature, signed, consumerName))
          }}
          text={{
            methods: t('consentPanel.methods'),
            draw: t('consentPanel.draw'),
            type: t('consentPanel.type'),
            empty: t('consentPanel.empty'),
            unconfirmed: t('consentPanel.unconfirmed'),
            signed: t('consentPanel.signed'),
            clear: t('consentPanel.clear'),
            name: t('consentPanel.typedName'),
            nameHint: t('consentPanel.typedNameHint'),
            intent: other === null ? t('consentPanel.intent') : t('consentPanel.intentOther', names),
          }}
        />
      </div>
    </>
  )
}
