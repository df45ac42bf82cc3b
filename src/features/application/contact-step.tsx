import { useState } from 'react'

import type { CommunicationOption } from '#api/communication-options.ts'
import { WhoCalls } from '#components/account/who-calls.tsx'
import { AddressFields } from '#components/application/address-fields/address-fields.tsx'
import { useApplicationErrors } from '#components/application/application-errors.ts'
import { ContactFields } from '#components/application/contact-fields.tsx'
import type { AgencyContact } from '#components/application/quote-note.tsx'
import { people } from '#content/people.ts'
import { homeOfSuggestion, mailingOfSuggestion } from '#domain/application/address-of-suggestion.ts'
import { isZip } from '#domain/geo/location-outcome.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { StepHeading } from '#components/application/step-heading.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { stepsAt } from '#domain/application/application-steps.ts'
import type { HomeAddress, QuoteFacts } from '#domain/application/application.ts'
import { settledAddressFields } from '#domain/application/application-of.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useAddressSuggestions } from './use-address-suggestions.ts'
import type { ApplicationForm } from './application-form.ts'

/** Returns the home as typed. A street other than the suggested one is in the quote's location. */
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

/** Replaces the message of a locked city by one that says to choose an address, which fills in the city. */
function whileLocked(issue: ApplicationIssue): ApplicationIssue {
  return issue.code === 'city.required' ? { ...issue, code: 'city.notChosen' } : issue
}

export interface ContactStepProps {
  readonly form: ApplicationForm
  readonly communicationOptions: readonly CommunicationOption[]
  readonly agency: AgencyContact
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/**
 * Contact and address: on one screen on the way forward, and each alone when it is changed from the review (F-9). The
 * step suggests addresses while it shows the address (F-15). The quote does not contain the city. The city comes from
 * the chosen suggestion: it is read-only and is removed with its street, until the applicant chooses to write the
 * address by hand.
 */
export function ContactStep({ form, communicationOptions, agency, onRequote }: ContactStepProps) {
  const { application, place, facts, change, issues, attempt, waitFor } = form
  const { t } = useTranslation('application')
  const [isByHand, setIsByHand] = useState(false)
  const errors = useApplicationErrors(isByHand ? issues : issues.map(whileLocked))
  const steps = stepsAt(place)
  const home = useAddressSuggestions({
    zipCode: facts.zip,
    onChoosing: waitFor,
    onDown: () => {
      setIsByHand(true)
    },
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
    <>
      <StepProblems problems={errors.problems} attempt={attempt} />
      {steps.includes('contact') && (
        <>
          <ContactFields
            value={application}
            onChange={(changed) => {
              change((now) => ({ ...now, ...changed }))
            }}
            options={communicationOptions}
            errors={errors}
          />
          <WhoCalls
            words={(values) => t('contactFields.whoCalls', values)}
            agentNames={people.consentAgents}
            callsFrom={people.callsFrom}
          />
        </>
      )}
      {steps.length > 1 && <StepHeading step="address" />}
      {steps.includes('address') && (
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
          errors={errors}
        />
      )}
    </>
  )
}
