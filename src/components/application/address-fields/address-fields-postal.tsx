import type { ReactNode } from 'react'

import type { ApplicationErrors } from '#components/application/application-errors.ts'
import { ComboboxField } from '#components/fields/combobox-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { AddressSuggestion } from '#domain/account/street-address.ts'
import { fieldCaps, type PostalAddress } from '#domain/application/application.ts'
import { states } from '#domain/geo/states.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** What is offered while a street is typed; empty where there is no service, and the fields then work by hand. */
export interface AddressSuggestions {
  /** Addresses that fit what was typed; none where there are none or the service is away. */
  readonly suggestions: readonly AddressSuggestion[]
  /** The person typed in the street field: time to ask for suggestions. */
  readonly onSearch: (text: string) => void
  /** A suggestion was chosen: street, city, state and ZIP are to be filled in. */
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/** A part of an address that the quote has settled, or for the city a chosen suggestion. */
export type SettledField = 'city' | 'state' | 'county' | 'zip'

export interface AddressFieldsPostalProps extends AddressSuggestions {
  /** Which of the application's addresses it is, as the errors' paths have it. */
  readonly path: 'address' | 'mailingAddress'
  /** The address as it stands. */
  readonly value: PostalAddress
  /** Called with the parts that changed. */
  readonly onChange: (change: Partial<PostalAddress>) => void
  /** Parts that the quote has settled; they are shown and cannot be changed here. */
  readonly settled: readonly SettledField[]
  /** Those that a chosen suggestion has settled otherwise than the quote: they are not the quote's. */
  readonly fromSuggestion: readonly SettledField[]
  /** Ids and messages of the fields. */
  readonly errors: ApplicationErrors
  /** Stands between the street and the city. */
  readonly children?: ReactNode
}

/** One postal address. What is settled is shown, with the reason, but cannot be typed over (F-12). */
export function AddressFieldsPostal(props: AddressFieldsPostalProps) {
  const { path, value, onChange, settled, fromSuggestion, errors, suggestions, onSearch, onChoose, children } = props
  const { t, language } = useTranslation('application')
  const isHome = path === 'address'
  const shared = (field: keyof PostalAddress) => ({
    id: errors.fieldId(path, field),
    label: t(`addressFields.${field}`),
    error: errors.errorAt(path, field),
    value: value[field],
    required: isHome || field !== 'county',
    readOnly: settled.some((one) => one === field),
    readOnlyNote:
      field === 'city' && value.city === ''
        ? t('addressFields.cityMissing')
        : field === 'city' || fromSuggestion.some((one) => one === field)
          ? t('addressFields.cityNote')
          : t('fromQuote.note'),
    onChange: (text: string) => {
      onChange({ [field]: text })
    },
  })
  return (
    <>
      <ComboboxField
        {...shared('street')}
        hint={t('addressFields.streetHint')}
        autoComplete={isHome ? 'address-line1' : 'off'}
        maxLength={fieldCaps.street}
        listLabel={t('addressFields.suggestions')}
        countText={t('addressFields.suggestionCount', { count: suggestions.length })}
        options={suggestions.map(({ placeId, street, area }) => ({ id: placeId, label: street, detail: area }))}
        onChange={(street) => {
          onChange({ street })
          onSearch(street)
        }}
        onChoose={({ id }) => {
          const chosen = suggestions.find(({ placeId }) => placeId === id)
          if (chosen) onChoose(chosen)
        }}
      />
      {children}
      <TextField
        {...shared('city')}
        width="lg"
        autoComplete={isHome ? 'address-level2' : 'off'}
        maxLength={fieldCaps.city}
        onChange={(city) => {
          onChange({ city })
        }}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...shared('state')}
          autoComplete={isHome ? 'address-level1' : 'off'}
          placeholder={t('addressFields.statePlaceholder')}
          options={states.map(({ abbr, name }) => ({ value: abbr, label: stateNameIn(language, abbr, name) }))}
        />
        <NumberField {...shared('zip')} autoComplete={isHome ? 'postal-code' : 'off'} width="full" />
        <TextField
          {...shared('county')}
          optionalLabel={isHome ? undefined : t('addressFields.optional')}
          autoComplete="off"
          maxLength={fieldCaps.county}
          onChange={(county) => {
            onChange({ county })
          }}
        />
      </div>
    </>
  )
}
