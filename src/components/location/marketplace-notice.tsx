import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'

import { FurtherMarketplaceNotice } from './further-marketplace-notice.tsx'
import { OwnMarketplaceNotice, type OwnMarketplaceNoticeProps } from './own-marketplace-notice.tsx'

export interface MarketplaceNoticeProps extends Pick<OwnMarketplaceNoticeProps, 'isOpen'> {
  /** Abbreviation of the chosen county's state. */
  readonly state: string
  /** The year of the plans that are quoted. */
  readonly planYear: number
  /** Called when the dialog opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Says below a county that its state runs its own marketplace, whether plans are quoted there or not. */
export function MarketplaceNotice({ state, planYear, isOpen, onOpenChange }: MarketplaceNoticeProps) {
  return hasOwnMarketplace(state) ? (
    <OwnMarketplaceNotice
      state={state}
      isOpen={isOpen}
      onOpen={() => {
        onOpenChange(true)
      }}
      onClose={() => {
        onOpenChange(false)
      }}
    />
  ) : (
    <FurtherMarketplaceNotice state={state} planYear={planYear} />
  )
}
