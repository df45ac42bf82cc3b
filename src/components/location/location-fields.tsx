import { useFieldErrors } from '#components/fields/field-errors.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { SpinnerMark } from '#components/primitives/spinner.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { County } from '#domain/geo/county.ts'
import { chosenCounty, confirmedCounty, type LocationDraft } from '#domain/quote/draft.ts'
import { type QuoteIssue, isLocationIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ConfirmedCounty } from './confirmed-county.tsx'
import { ZipField } from './zip-field.tsx'

export interface LocationFieldsProps {
  /** The current ZIP, its counties and the chosen county. */
  readonly value: LocationDraft
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
  /** The counties of the ZIP are being looked up. */
  readonly isVerifying: boolean
  /** The problem that the last check of the ZIP found. It is announced politely, without a summary. */
  readonly zipProblem?: string | undefined
  /** Called with the new text. */
  readonly onZip: (zip: string) => void
  /** Called by the Verify button or Enter, also with fewer than five digits, which the caller refuses. */
  readonly onVerify: () => void
  /** Called with the FIPS code of the chosen county. */
  readonly onCounty: (fips: string) => void
  /** Called when the visitor is about to type, so the next parts can be fetched ahead. */
  readonly onIntent?: (() => void) | undefined
}

/**
 * Step 1 of the wizard: the ZIP code, the choice if it has several counties, and the green line that confirms both
 * (Q-10, Q-11, Q-15).
 */
export function LocationFields(props: LocationFieldsProps) {
  const { value, issues, attempt, isVerifying, zipProblem, onZip, onVerify, onCounty, onIntent } = props
  const { t } = useTranslation('location')
  const { errorAt, fieldId, problems } = useFieldErrors(
    issues,
    ({ code }) => (isLocationIssue(code) ? t(`issues.${code}`) : ''),
    (_, message) => message,
  )
  const confirmed = confirmedCounty(value)
  const mustChoose = value.counties.length > 1
  const severalStates = new Set(value.counties.map(({ state }) => state)).size > 1
  const countyText = ({ name, state }: County) =>
    severalStates ? t('locationFields.countyInState', { county: name, state }) : name
  const choiceText = mustChoose && !chosenCounty(value) ? t('issues.county.select') : ''
  return (
    <>
      <StepProblems problems={problems} attempt={attempt} />
      <div>
        <ZipField
          id={fieldId('zip')}
          value={value.zip}
          error={errorAt('zip') ?? zipProblem}
          isVerifying={isVerifying}
          isVerified={value.counties.length > 0}
          onChange={onZip}
          onVerify={onVerify}
          onIntent={onIntent}
        />
        {isVerifying && (
          <p aria-hidden className="mt-3 flex items-center gap-2 text-ink-muted">
            <SpinnerMark /> {t('issues.zip.verifying')}
          </p>
        )}
        <LiveRegion text={isVerifying ? t('issues.zip.verifying') : (zipProblem ?? choiceText)} />
      </div>
      {mustChoose && (
        <SelectField
          id={fieldId('countyFips')}
          label={t('locationFields.county')}
          hint={t('locationFields.countyHint')}
          placeholder={t('locationFields.countyPlaceholder')}
          width="lg"
          value={value.countyFips ?? ''}
          error={errorAt('countyFips')}
          options={value.counties.map((one) => ({ value: one.fips, label: countyText(one), lang: 'en' }))}
          onChange={onCounty}
        />
      )}
      {confirmed && <ConfirmedCounty county={confirmed} />}
    </>
  )
}
