import { useRef, useState } from 'react'

import { fetchAddress, fetchAddressSuggestions } from '#api/address.ts'
import type { AddressSuggestion, StreetAddress } from '#domain/account/street-address.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { randomId } from '#lib/random-id.ts'
import { typingRestMs, useLatestCall } from '#lib/use-latest-call.ts'

const fewestLetters = 3

/** The address of a chosen suggestion, or only its street if the rest is unavailable. */
export type ChosenAddress = StreetAddress | { readonly streetOnly: string }

interface Options {
  /** ZIP code of the quote, which the home's must equal; empty for any address. */
  readonly zipCode: string
  readonly onChosen: (address: ChosenAddress) => void
  /** Called when the service did not answer, so there are no suggestions. */
  readonly onDown?: () => void
  /** Called when a suggestion is chosen and its address is loading. The promise always settles. */
  readonly onChoosing: (arrival: Promise<void>) => void
}

/** The suggestions of a street field. */
export interface OfferedAddresses {
  readonly suggestions: readonly AddressSuggestion[]
  /** The service answered and knows no matching address. */
  readonly hasNone: boolean
  readonly onSearch: (text: string) => void
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/**
 * Suggests US addresses while a street is typed, as long as the step is shown (F-15). If the service does not answer,
 * there are no suggestions and no message, and `onDown` lets the fields work by hand.
 */
export function useAddressSuggestions({ zipCode, onChosen, onDown, onChoosing }: Options): OfferedAddresses {
  const language = useLanguage()
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([])
  const [hasNone, setHasNone] = useState(false)
  const lastSession = useRef<string | null>(null)
  const { start, cancel } = useLatestCall()
  return {
    suggestions,
    hasNone,
    onSearch: (text) => {
      if (text.trim().length < fewestLetters) {
        cancel()
        setSuggestions([])
        setHasNone(false)
        return
      }
      lastSession.current ??= randomId()
      const session = lastSession.current
      start((signal) => {
        fetchAddressSuggestions({ text, zipCode, language, session }, signal).then(
          (found) => {
            if (signal.aborted) return
            setSuggestions(found)
            setHasNone(found.length === 0)
          },
          () => {
            if (signal.aborted) return
            setSuggestions([])
            setHasNone(false)
            onDown?.()
          },
        )
      }, typingRestMs)
    },
    onChoose: ({ placeId, street }) => {
      const session = lastSession.current ?? randomId()
      // The next letter starts a new session with the service.
      lastSession.current = null
      setSuggestions([])
      start((signal) => {
        onChoosing(
          fetchAddress(placeId, session, signal).then(
            (address) => {
              if (!signal.aborted) onChosen(address)
            },
            () => {
              if (!signal.aborted) onChosen({ streetOnly: street })
            },
          ),
        )
      })
    },
  }
}
