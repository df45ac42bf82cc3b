import { carrierPath, pathOfLink } from '#config/pages.ts'
import type { MenuLink } from '#domain/account/menus.ts'

/** Returns the path of a menu link, without a language. */
export function menuPath(link: MenuLink): string {
  return link.name === undefined ? pathOfLink(link.id) : carrierPath(link.id)
}
