import type { KeptApplication } from '#api/send-application.ts'
import { addressesWithToken } from '#config/urls.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { useAccountActions } from '#state/account.tsx'
import { leaveReturnMark } from '#state/return-mark.ts'
import type { KeptDraft } from '#state/use-kept-draft.ts'

interface Options {
  readonly token: string
  readonly kept: KeptDraft<ApplicationDraft>
  readonly onLeave: (address: string) => void
}

/**
 * Handles an arrived submit: the receipt is stored, the draft is erased, and the browser goes to the sign-in screen
 * with the token, which continues to the confirmation (F-65).
 */
export function useSubmitted({ token, kept, onLeave }: Options): (answer: KeptApplication) => Promise<void> {
  const { submitted } = useAccountActions()
  return async (answer) => {
    await submitted(answer)
    await kept.clear()
    leaveReturnMark()
    onLeave(addressesWithToken.returnAfterSubmit(token))
  }
}
