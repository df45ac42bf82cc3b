import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import {
  type SharedParts,
  type ShareOutcome,
  TakeAlongDialog,
  type TakeAlongDialogProps,
} from '#components/take-along/take-along-dialog.tsx'
import type { Results } from '#domain/quote/session.ts'
import { sharedLink } from '#domain/quote/shared-link.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useAccount } from '#state/account.tsx'
import { adoptLinkedQuote } from '#state/linked-quote.ts'
import { useQuoteSession } from '#state/quote-session.tsx'
import { storeQuote, storedQuotesStore } from '#state/stored-quotes-store.ts'
import { useSharedDevice } from '#state/shared-device-choice.ts'

export interface TakeAlongPartProps extends Pick<TakeAlongDialogProps, 'open' | 'onClose' | 'onReopen'> {
  readonly results: Results
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

async function share(title: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}

/** The dialog that saves and shares a quote, with the clipboard and the device's own sharing. It is loaded when opened. */
export function TakeAlongPart({ results, ...dialog }: TakeAlongPartProps) {
  const { t, language } = useTranslation('take-along')
  const { status } = useSyncExternalStore(storedQuotesStore.subscribe, storedQuotesStore.state)
  const { isShared, choose } = useSharedDevice()
  const account = useAccount()
  const session = useQuoteSession()
  const save = useEffectEvent(() => {
    adoptLinkedQuote()
    if (account.kind === 'signedOut') void storeQuote(session)
  })
  useEffect(() => {
    // Opening the dialog saves the quote, even one that came from a link.
    if (dialog.open) save()
  }, [dialog.open])
  const { criteria, compareIds, priceAnswers = null } = results
  const addressOf = ({ withIncome, withAnswers }: SharedParts) => {
    const answers = withAnswers ? priceAnswers : null
    const text = sharedLink(criteria, { compareIds, language, withIncome, priceAnswers: answers })
    return text === null ? null : `${location.origin}/#q=${text}`
  }
  return (
    <TakeAlongDialog
      {...dialog}
      addressOf={addressOf}
      hasAnswers={priceAnswers !== null}
      annualIncome={criteria.income}
      isKept={status !== 'notStored' && account.kind === 'signedOut'}
      onCopy={copy}
      // Some browsers lack this function, although the types say that it is always there.
      onShare={
        'share' in navigator
          ? (address) => share(t('dialog.shareTitleOf', { zip: criteria.zipCode, year: criteria.planYear }), address)
          : undefined
      }
      isShared={isShared}
      onChoose={choose}
    />
  )
}
