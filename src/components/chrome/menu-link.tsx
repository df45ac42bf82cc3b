import type { MenuLink } from '#domain/account/menus.ts'
import { menuPath } from '#i18n/menu-path.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

const looks = {
  bar: 'rounded-full px-2 font-medium hover:bg-primary-wash',
  panel: 'w-full rounded-md px-3 py-1.5 leading-snug font-medium hover:bg-primary-wash',
  row: 'w-full py-2 text-lg leading-snug font-semibold',
  footer: 'py-1.5 leading-snug hover:underline',
} as const

export interface MenuLinkItemProps {
  /** The link. The page table gives its address. */
  readonly link: MenuLink
  /** The current path. The link to it is marked as current. */
  readonly path: string
  /** The link's place: the header's bar, a list below it, the menu of narrow screens, or the footer. */
  readonly look: keyof typeof looks
  /** Called when the link is pressed, so the surrounding menu can close. */
  readonly onFollow?: () => void
}

/** One link of the header or footer. */
export function MenuLinkItem({ link, path, look, onFollow }: MenuLinkItemProps) {
  const { t } = useTranslation('menus')
  const address = useAddress()
  const to = menuPath(link)
  const isCurrent = to === path
  return (
    <a
      href={address(to)}
      aria-current={isCurrent ? 'page' : undefined}
      translate={link.name === undefined ? undefined : 'no'}
      className={cn(
        'inline-flex min-h-target items-center hover:text-primary',
        looks[look],
        isCurrent ? 'text-primary underline' : 'text-ink no-underline',
      )}
      onClick={onFollow}
    >
      {link.name ?? t(`links.${link.id}`)}
    </a>
  )
}
