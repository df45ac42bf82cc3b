import { addressesWithToken } from '#config/urls.ts'
import type { StoredDraft } from '#domain/application/stored-draft.ts'
import { useAccountActions } from '#state/account.tsx'
import { leaveReturnMark } from '#state/return-mark.ts'
import type { KeptDraft } from '#state/use-kept-draft.ts'

interface Options {
  readonly token: string
  readonly kept: KeptDraft<StoredDraft>
  readonly onLeave: (address: string) => void
}

/**
 * What follows a submit that has arrived: everything that this device keeps is erased, and the browser goes to the sign-in
 * screen with the token, which keeps token and user anew and leads on to the confirmation (spec 2 §7; decisions, Accounts).
 */
export function useSubmitted({ token, kept, onLeave }: Options): () => Promise<void> {
  const { signOut } = useAccountActions()
  return async () => {
    await kept.clear()
    await signOut('submitted')
    leaveReturnMark()
    onLeave(addressesWithToken.returnAfterSubmit(token))
  }
}
