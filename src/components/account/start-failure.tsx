import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

export interface StartFailureProps {
  /** How the call failed; selects the text. */
  readonly failure: CallFailure
  /** Fetches the profile again. */
  readonly onRetry: () => void
  /** Ends the session on this device. */
  readonly onLogOut: () => void
}

/** Says that the profile of a signed-in user could not be fetched. The user can try again, call or log out. */
export function StartFailure({ failure, onRetry, onLogOut }: StartFailureProps) {
  const { t } = useTranslation('login')
  const errors = useTranslation('call-failures')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={t('startFailure.title')}
      actions={
        <>
          <Button size="sm" tone="outline" onClick={onRetry}>
            {errors.t('retry')}
          </Button>
          <Button size="sm" tone="quiet" onClick={onLogOut}>
            {t('startFailure.logOut')}
          </Button>
        </>
      }
    >
      {failureText(errors.t, failure)} {errors.t('next')}
    </Alert>
  )
}
