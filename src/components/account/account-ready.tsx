import { useLayoutEffect, useRef } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AccountReadyProps {
  /** Why the account could not be opened, in the page's language. */
  readonly failure: string | undefined
  /** The account is being opened. The button says so and ignores presses. */
  readonly isOpening: boolean
  /** Tries to open the account again, without another code. */
  readonly onRetry: () => void
}

/**
 * Replaces the code form when the code was right but the account could not be opened. Its heading takes the focus,
 * because the button that had it is gone.
 */
export function AccountReady({ failure, isOpening, onRetry }: AccountReadyProps) {
  const { t } = useTranslation('registration')
  const heading = useRef<HTMLHeadingElement>(null)
  // This must run before the paint, like `FocusHeading`.
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Alert
      tone="warning"
      title={t('accountReady.title')}
      headingLevel={2}
      headingRef={heading}
      actions={
        <Button onClick={onRetry} busy={isOpening} busyLabel={t('accountReady.retrying')}>
          {t('accountReady.retry')}
        </Button>
      }
    >
      <p>{t('accountReady.text')}</p>
      <div role="alert">{failure !== undefined && <p className="mt-2 wrap-anywhere text-ink-muted">{failure}</p>}</div>
    </Alert>
  )
}
