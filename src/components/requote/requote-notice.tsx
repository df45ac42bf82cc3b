import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { ApplicationStep } from '#domain/application/application-steps.ts'
import { type Misfit, stepOfMisfit } from '#domain/requote/misfits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { misfitText } from './requote-words.ts'

export interface RequoteNoticeProps {
  /** What does not fit the new quote yet. */
  readonly misfits: readonly Misfit[]
  /** Returns the function that opens a step; null for the current step, and for one that can't be opened yet. */
  readonly openerOf: (step: ApplicationStep) => (() => void) | null
  /** Closes the notice. */
  readonly onClose: () => void
}

/** Says that the application has the new quote, and lists what does not fit it, each with a way to its step (F-85). */
export function RequoteNotice({ misfits, openerOf, onClose }: RequoteNoticeProps) {
  const texts = useTranslation('requote')
  const application = useTranslation('application')
  const { t } = texts
  return (
    <Alert
      tone={misfits.length > 0 ? 'warning' : 'success'}
      live="status"
      title={t('notice.title')}
      onClose={onClose}
      closeLabel={t('notice.close')}
    >
      <p>
        {t('notice.text')}
        {misfits.length > 0 && ` ${t('notice.look')}`}
      </p>
      {misfits.length > 0 && (
        <ul className="mt-2 grid list-disc gap-2 ps-5">
          {misfits.map((misfit) => {
            const step = stepOfMisfit(misfit)
            const open = step && openerOf(step)
            const text = misfitText(texts, misfit)
            return (
              <li key={text}>
                {text}
                {step && open && (
                  <div className="mt-1">
                    <Button size="sm" tone="outline" onClick={open}>
                      {t('misfits.open', { step: application.t(`applicationSteps.${step}.title`) })}
                    </Button>
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Alert>
  )
}

export interface DeviceQuoteNoticeProps {
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
}

/** Says that the new quote is on this device only, while the service has the old one (F-87). */
export function DeviceQuoteNotice({ phone, contactHref }: DeviceQuoteNoticeProps) {
  const { t } = useTranslation('requote')
  return (
    <Alert
      tone="info"
      title={t('notice.deviceTitle')}
      actions={
        <>
          <LinkButton href={telHref(phone)} tone="outline" size="sm">
            {t('manual.call', { phone })}
          </LinkButton>
          <LinkButton href={contactHref} tone="quiet" size="sm">
            {t('manual.write')}
          </LinkButton>
        </>
      }
    >
      {t('notice.device')}
    </Alert>
  )
}
