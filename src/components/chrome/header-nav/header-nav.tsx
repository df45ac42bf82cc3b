import { useState } from 'react'

import type { MenuEntry, MenuGroupId } from '#domain/account/menus.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MenuLinkItem } from '#components/chrome/menu-link.tsx'

import { HeaderNavGroup } from './header-nav-group.tsx'

export interface HeaderNavProps {
  /** The links and lists of links, in order. */
  readonly entries: readonly MenuEntry[]
  /** The current path. The link to it is marked as current. */
  readonly path: string
}

/** The header's links on wide screens. At most one of its lists is open. */
export function HeaderNav({ entries, path }: HeaderNavProps) {
  const { t } = useTranslation('menus')
  const [openId, setOpenId] = useState<MenuGroupId | null>(null)
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('headerNav.label')} className="hidden text-sm lg:block">
      <ul className="flex flex-wrap items-center gap-x-1">
        {entries.map((entry) =>
          entry.kind === 'group' ? (
            <HeaderNavGroup
              key={entry.id}
              name={t(`headerNav.groups.${entry.id}`)}
              links={entry.links}
              path={path}
              isOpen={openId === entry.id}
              onOpenChange={(isOpen) => {
                setOpenId((open) => (isOpen ? entry.id : open === entry.id ? null : open))
              }}
            />
          ) : (
            <li key={entry.id}>
              <MenuLinkItem link={entry} path={path} look="bar" />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
