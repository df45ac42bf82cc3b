import { carrierPath, pathOfLink } from '#config/pages.ts'
import type { MenuLink } from '#domain/account/menus.ts'

/** The path that a link of the menus leads to, without a language. */
export function menuPath(link: MenuLink): string {
  return link.name === undefined ? pathOfLink(link.id) : carrierPath(link.id)
}
