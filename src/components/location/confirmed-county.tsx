import { DrawnMark } from '#components/primitives/drawn-mark.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { County } from '#domain/geo/county.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ConfirmedCountyProps {
  /** The county of the quote. */
  readonly county: County
}

/** The green line with the ZIP, county and state of the quote. */
export function ConfirmedCounty({ county: { zipCode, name, state } }: ConfirmedCountyProps) {
  const { t } = useTranslation('location')
  const text = t('locationFields.confirmed', { zip: zipCode, county: name, state })
  return (
    <div>
      <p aria-hidden className="flex items-start gap-2 font-semibold text-success">
        <DrawnMark shape="check" className="mt-0.5 size-5 shrink-0" />
        <span>
          <MarkedText text={text} part={name} as="english" />
        </span>
      </p>
      <LiveRegion text={text} english={name} />
    </div>
  )
}
