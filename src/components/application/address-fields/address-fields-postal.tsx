import { type ReactNode, useState } from 'react'

import type { FieldErrors } from '#components/fields/field-errors.ts'
import { ChangeQuoted, FromQuote } from '#components/application/from-quote.tsx'
import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { QuotedFacts } from '#components/application/quoted-facts.tsx'
import type { AddressSuggestion } from '#domain/account/street-address.ts'
import type { PostalAddress } from '#domain/application/application.ts'
import { zipLength } from '#domain/geo/location-outcome.ts'
import { postalPlaces } from '#domain/geo/postal-places.ts'
import { stateName, states } from '#domain/geo/states.ts'
import { postalPlaceNameIn } from '#i18n/postal-place-name.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * The suggestions while a street is typed. They are empty without a service, and the fields are then filled in by hand.
 */
export interface AddressSuggestions {
  /** Addresses that match the typed text; empty if there are none or the service is unavailable. */
  readonly suggestions: readonly AddressSuggestion[]
  /** The service knows no address that begins with the typed text. */
  readonly hasNone: boolean
  /** Called with the text of the street field, to fetch suggestions. */
  readonly onSearch: (text: string) => void
  /** Called with the chosen suggestion, to fill in street, city, state and ZIP. */
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/** A part of an address that the quote has fixed, or, for the city, a chosen suggestion. */
export type SettledField = 'city' | 'state' | 'county' | 'zip'

export interface AddressFieldsPostalProps extends AddressSuggestions {
  /** Which of the application's addresses it is, as in the errors' paths. */
  readonly path: 'address' | 'mailingAddress'
  /** The current address. */
  readonly value: PostalAddress
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<PostalAddress>) => void
  /** Parts that the quote has fixed. They are shown and cannot be changed here. */
  readonly settled: readonly SettledField[]
  /** Opens a new quote, for the parts that the quote has fixed. Undefined for the mailing address. */
  readonly onRequote?: (() => void) | undefined
  /** Settled parts that come from a chosen suggestion and differ from the quote. */
  readonly fromSuggestion: readonly SettledField[]
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
  /** Content between the street and the city. */
  readonly children?: ReactNode
}

/**
 * The fields of one postal address. What the quote has settled takes one line, and other settled parts are shown with the
 * reason; neither can be edited (F-12, F-32).
 */
export function AddressFieldsPostal(props: AddressFieldsPostalProps) {
  const {
    path,
    value,
    onChange,
    settled,
    onRequote,
    fromSuggestion,
    errors,
    suggestions,
    hasNone,
    onSearch,
    onChoose,
  } = props
  const { children } = props
  const { t, language } = useTranslation('application')
  const isHome = path === 'address'
  const [hasChosen, setHasChosen] = useState(false)
  const noteOf = (field: keyof PostalAddress) => {
    if (field === 'city' && value.city === '') return t('addressFields.cityMissing')
    const isChosen = field === 'city' || fromSuggestion.some((one) => one === field)
    if (field === 'city' || !onRequote) return t(isChosen ? 'addressFields.cityNote' : 'fromQuote.note')
    return (
      <FromQuote
        note={isChosen ? t('addressFields.cityNote') : undefined}
        name={t(`addressFields.${field}`)}
        onChange={onRequote}
      />
    )
  }
  const shared = (field: keyof PostalAddress) => ({
    id: errors.fieldId(path, field),
    label: t(`addressFields.${field}`),
    error: errors.errorAt(path, field),
    value: value[field],
    required: isHome || field !== 'county',
    readOnly: settled.some((one) => one === field),
    readOnlyNote: noteOf(field),
    onChange: (text: string) => {
      onChange({ [field]: text })
    },
  })
  const noneText = hasNone ? t('addressFields.noSuggestion') : undefined
  const quoted = settled.filter((field) => field !== 'city' && !fromSuggestion.includes(field))
  const isAsked = (field: SettledField) => !quoted.includes(field)
  const facts = quoted.map((field) => ({
    label: t(`addressFields.${field}`),
    value: field === 'state' ? stateNameIn(language, value.state, stateName(value.state)) : value[field],
  }))
  return (
    <>
      <ComboboxField
        {...shared('street')}
        hint={noneText ?? t(settled.includes('city') ? 'addressFields.streetFromList' : 'addressFields.streetHint')}
        autoComplete={isHome ? 'address-line1' : 'off'}
        listLabel={t('addressFields.suggestions')}
        countText={t('addressFields.suggestionCount', { count: suggestions.length })}
        noneText={noneText}
        options={suggestions.map(({ placeId, street, area }) => ({ id: placeId, label: street, detail: area }))}
        onChange={(street) => {
          setHasChosen(false)
          onChange({ street })
          onSearch(street)
        }}
        onChoose={({ id }) => {
          const chosen = suggestions.find(({ placeId }) => placeId === id)
          if (!chosen) return
          setHasChosen(true)
          onChoose(chosen)
        }}
      />
      {children}
      {/* The city is filled in by the choice, away from the focus. */}
      <LiveRegion text={hasChosen && value.city !== '' ? t('addressFields.cityFilled', { city: value.city }) : ''} />
      <TextField
        {...shared('city')}
        width="lg"
        autoComplete={isHome ? 'address-level2' : 'off'}
        onChange={(city) => {
          onChange({ city })
        }}
      />
      {facts.length > 0 && (
        <QuotedFacts facts={facts}>
          {onRequote && <ChangeQuoted name={facts.map(({ label }) => label).join(', ')} onChange={onRequote} />}
        </QuotedFacts>
      )}
      {facts.length < 3 && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {isAsked('state') && (
            <SelectField
              {...shared('state')}
              autoComplete={isHome ? 'address-level1' : 'off'}
              placeholder={t('addressFields.statePlaceholder')}
              options={(isHome ? states : postalPlaces).map(({ abbr, name }) => ({
                value: abbr,
                label: postalPlaceNameIn(language, abbr, name),
              }))}
            />
          )}
          {isAsked('zip') && (
            <NumberField
              {...shared('zip')}
              maxDigits={zipLength}
              leftOutText={t('addressFields.zipDigits')}
              autoComplete={isHome ? 'postal-code' : 'off'}
              width="full"
            />
          )}
          {isAsked('county') && (
            <TextField
              {...shared('county')}
              optionalLabel={isHome ? undefined : t('addressFields.optional')}
              autoComplete="off"
              onChange={(county) => {
                onChange({ county })
              }}
            />
          )}
        </div>
      )}
    </>
  )
}
