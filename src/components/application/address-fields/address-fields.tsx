import type { FieldErrors } from '#components/fields/field-errors.ts'
import { type AgencyContact, QuoteNote } from '#components/application/quote-note.tsx'
import { Checkbox } from '#components/fields/checkbox.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { Application } from '#domain/application/application.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AddressFieldsPostal, type AddressSuggestions, type SettledField } from './address-fields-postal.tsx'

type AddressAnswers = Pick<Application, 'address' | 'isMailingSameAsHome' | 'mailingAddress'>

export interface AddressFieldsProps {
  /** The current answers. */
  readonly value: AddressAnswers
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<AddressAnswers>) => void
  /** Parts of the home address that the quote has fixed. */
  readonly settled: readonly SettledField[]
  /** Settled parts that come from a chosen suggestion and differ from the quote. */
  readonly fromSuggestion: readonly SettledField[]
  /** Unlocks the city when no suggestion fits. Undefined once it is unlocked. */
  readonly onByHand?: (() => void) | undefined
  /** Who to contact after a move. */
  readonly agency: AgencyContact
  /** Opens a new quote at the question of the ZIP code. */
  readonly onRequote: () => void
  /** Suggestions for the home address. */
  readonly home: AddressSuggestions
  /** Suggestions for the mailing address. */
  readonly mailing: AddressSuggestions
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
}

/** Step 2 of the application: the home address, and the mailing address if it differs (F-13, F-14). */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, settled, fromSuggestion, onByHand, agency, onRequote, home, mailing, errors } = props
  const { address, isMailingSameAsHome, mailingAddress } = value
  const { t } = useTranslation('application')
  return (
    <>
      <Fieldset id={errors.fieldId('address')} label={t('addressFields.home')} legendLook="hidden">
        <div className="grid gap-5">
          <AddressFieldsPostal
            {...home}
            path="address"
            value={address}
            settled={settled}
            onRequote={onRequote}
            fromSuggestion={fromSuggestion}
            errors={errors}
            onChange={(change) => {
              onChange({ address: { ...address, ...change } })
            }}
          >
            <TextField
              id={errors.fieldId('address', 'apartment')}
              label={t('addressFields.apartment')}
              optionalLabel={t('addressFields.optional')}
              autoComplete="address-line2"
              width="md"
              value={address.apartment}
              error={errors.errorAt('address', 'apartment')}
              onChange={(apartment) => {
                onChange({ address: { ...address, apartment } })
              }}
            />
          </AddressFieldsPostal>
          {onByHand && (
            <Button
              tone="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                // The button is gone then, and the focus would be lost with it.
                const next = address.street.trim() === '' ? 'street' : 'city'
                document.getElementById(errors.fieldId('address', next))?.focus()
                onByHand()
              }}
            >
              {t('addressFields.byHand')}
            </Button>
          )}
          {settled.some((field) => field !== 'city') && <QuoteNote agency={agency} onRequote={onRequote} />}
        </div>
      </Fieldset>
      <Checkbox
        label={t('addressFields.same')}
        value={isMailingSameAsHome}
        onChange={(isSame) => {
          onChange({ isMailingSameAsHome: isSame })
        }}
      />
      {!isMailingSameAsHome && (
        <Fieldset id={errors.fieldId('mailingAddress')} label={t('addressFields.mailing')} legendLook="heading">
          <div className="grid gap-5">
            <AddressFieldsPostal
              {...mailing}
              path="mailingAddress"
              value={mailingAddress}
              settled={[]}
              fromSuggestion={[]}
              errors={errors}
              onChange={(change) => {
                onChange({ mailingAddress: { ...mailingAddress, ...change } })
              }}
            />
          </div>
        </Fieldset>
      )}
    </>
  )
}
