import type { KeptApplication } from '#api/send-application.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { addressAfterSubmit } from '#config/urls.ts'
import { consentEdition } from '#content/legal/consent.ts'
import { appliedOutlook } from '#domain/account/applied-basis.ts'
import { signingRecord } from '#domain/account/signing-record.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { quoteFacts } from '#domain/application/application-of.ts'
import type { Application } from '#domain/application/application.ts'
import { belowQuoteCents } from '#domain/application/below-quote.ts'
import { fullName } from '#domain/application/signature-name.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { expectedStart } from '#domain/calendar/expected-start.ts'
import { editionOf } from '#domain/content/legal.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { useBrowserTranslation } from '#lib/browser-translation.ts'
import type { Clock } from '#lib/clock.ts'
import { useAccountActions } from '#state/account.tsx'
import { readStoredHandover } from '#state/use-handover.ts'
import { writeStored } from '#state/storage.ts'
import type { DeviceDraft } from '#state/use-stored-draft.ts'

interface Options {
  readonly user: VerifiedUser
  readonly token: string
  readonly kept: DeviceDraft<ApplicationDraft>
  readonly clock: Clock
  readonly onLeave: (address: string) => void
}

/**
 * Handles an arrived submit: the receipt is stored, the draft is erased, and the browser goes to the sign-in screen,
 * which continues to the confirmation (F-65). The receipt records who signed which text and, if this device has the
 * quote's year, when coverage starts (F-56, F-77).
 */
export function useSubmitted({
  user,
  token,
  kept,
  clock,
  onLeave,
}: Options): (answer: KeptApplication, sent: Application) => Promise<void> {
  const { submitted } = useAccountActions()
  const language = useLanguage()
  const isTranslated = useBrowserTranslation(language)
  return async (answer, sent) => {
    const { signature, members } = sent
    const handover = await readStoredHandover(user.leadId)
    const quote = handover?.plan.id === user.planApiId ? handover : null
    await submitted({
      answer,
      outlook: appliedOutlook(user, sent),
      typedCents: belowQuoteCents(sent, quoteFacts(user).incomeLimitCents),
      signing: signingRecord(signature, fullName(members[0]), { language, isTranslated }, editionOf(consentEdition)),
      expectedStart: quote && expectedStart(clock.now(), quote.criteria.planYear, quote.lifeChanges, openEnrollmentEnd),
    })
    await kept.clear()
    const address = addressAfterSubmit(token)
    if (address.startsWith('/')) writeStored('session', 'returnsFromSubmit', '1')
    onLeave(address)
  }
}
