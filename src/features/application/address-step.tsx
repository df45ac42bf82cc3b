import { useState } from 'react'

import { AddressFields } from '#components/application/address-fields/address-fields.tsx'
import type { Agency } from '#components/application/quote-note.tsx'
import { homeOfSuggestion, mailingOfSuggestion } from '#domain/application/address-of-suggestion.ts'
import type { HomeAddress, QuoteFacts } from '#domain/application/application.ts'
import { settledAddressFields } from '#domain/application/application-of.ts'

import { isZip } from '#domain/geo/location-outcome.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'

import { useAddressSuggestions } from './use-address-suggestions.ts'
import type { ApplicationForm } from './use-application.ts'

/**
 * The home as typed: a street other than the suggested one is in the quote's location, whatever the suggestion said.
 */
function homeAsTyped(
  before: HomeAddress,
  typed: HomeAddress,
  { state, county, zip }: QuoteFacts,
  isByHand: boolean,
): HomeAddress {
  if (typed.street === before.street) return typed
  const city = isByHand ? typed.city : ''
  return { ...typed, city, state: state || typed.state, county: county || typed.county, zip: zip || typed.zip }
}

export interface AddressStepProps {
  readonly form: ApplicationForm
  readonly agency: Agency
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/**
 * The address step, with suggestions while it is shown (F-15). The quote does not contain the city. It comes from the
 * chosen suggestion, read-only and removed with its street, until the applicant chooses to write the address by hand.
 */
export function AddressStep({ form, agency, onRequote }: AddressStepProps) {
  const { application, facts, change, issues, attempt, waitFor } = form
  const [isByHand, setIsByHand] = useState(false)
  const home = useAddressSuggestions({
    zipCode: facts.zip,
    onChoosing: waitFor,
    onChosen: (chosen) => {
      // Without the suggestion's city the applicant must write it.
      setIsByHand('streetOnly' in chosen || chosen.city === '')
      change((now) => ({
        ...now,
        address:
          'streetOnly' in chosen
            ? { ...now.address, street: chosen.streetOnly }
            : homeOfSuggestion(now.address, chosen, facts),
      }))
    },
  })
  const mailing = useAddressSuggestions({
    zipCode: '',
    onChoosing: waitFor,
    onChosen: (chosen) => {
      change((now) => ({
        ...now,
        mailingAddress:
          'streetOnly' in chosen
            ? { ...now.mailingAddress, street: chosen.streetOnly }
            : mailingOfSuggestion(now.mailingAddress, chosen),
      }))
    },
  })
  return (
    <AddressFields
      value={application}
      onChange={(changed) => {
        change((now) => ({
          ...now,
          ...changed,
          ...(changed.address && { address: homeAsTyped(now.address, changed.address, facts, isByHand) }),
        }))
      }}
      settled={[...settledAddressFields(facts), ...(isByHand ? [] : (['city'] as const))]}
      fromSuggestion={settledAddressFields(facts).filter((field) => application.address[field] !== facts[field])}
      agency={agency}
      onRequote={() => {
        const { zip } = application.address
        onRequote({ at: 'location', ...(isZip(zip) && { zip }) })
      }}
      {...(!isByHand && {
        onByHand: () => {
          setIsByHand(true)
        },
      })}
      home={home}
      mailing={mailing}
      issues={issues}
      attempt={attempt}
    />
  )
}
