import { NumberField } from '#components/fields/number-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { SpinnerMark } from '#components/primitives/spinner.tsx'
import { zipLength } from '#domain/geo/location-outcome.ts'
import { type LocationDraft, chosenCounty } from '#domain/quote/draft.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SearchEditorLocationProps {
  /** The current ZIP, its counties and the chosen county. */
  readonly value: LocationDraft
  /** Id of the ZIP's control, for links in an `ErrorSummary`. */
  readonly zipId: string
  /** Id of the county's control, for links in an `ErrorSummary`. */
  readonly countyId: string
  /** The counties of the ZIP are being looked up. */
  readonly isVerifying: boolean
  /** The ZIP's error and how to fix it; undefined when there is none. */
  readonly zipError: string | undefined
  /** The county's error and how to fix it; undefined when there is none. */
  readonly countyError: string | undefined
  /** Called with the new text. Five digits start a lookup. */
  readonly onZip: (text: string) => void
  /** Called with the FIPS code of the chosen county. */
  readonly onCounty: (fips: string) => void
}

/** The ZIP, its state, and its county, with a choice if there are several (P-50). */
export function SearchEditorLocation(props: SearchEditorLocationProps) {
  const { value, zipId, countyId, isVerifying, zipError, countyError, onZip, onCounty } = props
  const { t } = useTranslation('plans')
  const home = useTranslation('location')
  const { counties } = value
  const county = chosenCounty(value)
  const states = [...new Set(counties.map(({ state }) => state))]
  const state = county?.state ?? (states.length === 1 ? states[0] : undefined) ?? ''
  const options = counties.map(({ fips, name, state: of }) => ({
    value: fips,
    label: states.length > 1 ? t('searchEditor.countyInState', { county: name, state: of }) : name,
  }))
  const mustChoose = counties.length > 1 && !county
  const standing = isVerifying
    ? home.t('issues.zip.verifying')
    : (zipError ?? (mustChoose ? t('searchEditor.severalCounties') : ''))
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-full sm:w-field-md">
        <NumberField
          id={zipId}
          label={t('searchEditor.zip')}
          width="sm"
          maxDigits={zipLength}
          leftOutText={home.t('locationFields.zipDigits')}
          autoComplete="postal-code"
          required
          value={value.zip}
          error={zipError}
          onChange={onZip}
        />
        {isVerifying && (
          <p aria-hidden className="mt-1.5 flex items-center gap-2 text-sm text-ink-muted">
            <SpinnerMark />
            {home.t('issues.zip.verifying')}
          </p>
        )}
      </div>
      <div className="w-field-xs">
        <TextField label={t('searchEditor.state')} readOnly value={state} width="xs" onChange={() => undefined} />
      </div>
      <div className="w-full sm:w-field-md">
        {counties.length > 1 ? (
          <SelectField
            id={countyId}
            label={t('searchEditor.county')}
            placeholder={t('searchEditor.chooseCounty')}
            required
            value={value.countyFips ?? ''}
            error={countyError ?? (mustChoose ? t('searchEditor.severalCounties') : undefined)}
            options={options}
            onChange={onCounty}
          />
        ) : (
          <TextField
            id={countyId}
            label={t('searchEditor.county')}
            readOnly
            value={county?.name ?? ''}
            onChange={() => undefined}
          />
        )}
      </div>
      <LiveRegion text={standing} />
    </div>
  )
}
