import { Alert } from '#components/primitives/alert.tsx'
import type { SignOutReason } from '#domain/account/account-session.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SignedOutNoticeProps {
  /** Why the session ended. `linkRefused` means that there was no session and the token of a link was refused. */
  readonly reason: SignOutReason | 'linkRefused'
}

const tones = {
  signedOut: 'success',
  expired: 'warning',
  idle: 'warning',
  closed: 'warning',
  locked: 'warning',
  elsewhere: 'info',
  linkRefused: 'warning',
} as const satisfies Record<SignedOutNoticeProps['reason'], string>

/** Says why the last session ended, or why a link has opened none. */
export function SignedOutNotice({ reason }: SignedOutNoticeProps) {
  const { t } = useTranslation('login')
  return (
    <Alert tone={tones[reason]} live="status">
      {t(`signedOut.${reason}`)}
    </Alert>
  )
}
