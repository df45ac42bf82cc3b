import { Alert } from '#components/primitives/alert.tsx'
import type { SignOutReason } from '#domain/account/account-session.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SignedOutNoticeProps {
  /** Why the session ended; selects the text. */
  readonly reason: SignOutReason
}

const tones = {
  signedOut: 'success',
  expired: 'warning',
  idle: 'warning',
  closed: 'warning',
  locked: 'warning',
  elsewhere: 'info',
} as const satisfies Record<SignOutReason, string>

/** Says why the last session ended. */
export function SignedOutNotice({ reason }: SignedOutNoticeProps) {
  const { t } = useTranslation('login')
  return (
    <Alert tone={tones[reason]} live="status">
      {t(`signedOut.${reason}`)}
    </Alert>
  )
}
