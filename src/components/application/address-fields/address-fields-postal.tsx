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
  readonly suggestions: readonly AddressSuggestion[]
  /** The person typed in the street field: time to ask for suggestions. */
  readonly onSearch: (text: string) => void
  readonly onChoose: (suggestion: AddressSuggestion) => void
}

/** A part of an address that the quote has settled, or for the city a chosen suggestion. */
export type SettledField = 'city' | 'state' | 'county' | 'zip'

export interface AddressFieldsPostalProps extends AddressSuggestions {
  readonly path: 'address' | 'mailingAddress'
  readonly value: PostalAddress
  readonly onChange: (change: Partial<PostalAddress>) => void
  readonly settled: readonly SettledField[]
  readonly errors: ApplicationErrors
  /** Stands between the street and the city. */
  readonly children?: ReactNode
}

/** One postal address. What is settled is shown, with the reason, but cannot be typed over (spec 2 §2). */
export function AddressFieldsPostal(props: AddressFieldsPostalProps) {
  const { path, value, onChange, settled, errors, suggestions, onSearch, onChoose, children } = props
  const { t, language } = useTranslation('application')
  const isHome = path === 'address'
  const shared = (field: keyof PostalAddress) => ({
    id: errors.fieldId(path, field),
    label: t(`addressFields.${field}`),
    error: errors.errorAt(path, field),
    value: value[field],
    required: isHome || field !== 'county',
    readOnly: settled.some((one) => one === field),
    readOnlyNote: field === 'city' ? t('addressFields.cityNote') : t('fromQuote.note'),
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
        <NumberField
          {...shared('zip')}
          autoComplete={isHome ? 'postal-code' : 'off'}
          maxDigits={fieldCaps.zip}
          width="full"
        />
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
