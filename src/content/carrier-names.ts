import type { CarrierName } from '#domain/content/carrier.ts'

import { carriers } from './carriers.ts'

/**
 * The carriers without their pages, for menus and addresses. The build puts the list's value in place of this module
 * (src/build/carrier-names-plugin.ts), because every page has a menu and only one has a carrier's texts.
 */
export const carrierNames: readonly CarrierName[] = carriers.map(({ slug, name, isInHeader, footerName }) => ({
  slug,
  name,
  isInHeader,
  ...(footerName !== undefined && { footerName }),
}))
