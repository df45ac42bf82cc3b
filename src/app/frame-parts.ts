import { loadNamespaces } from '#i18n/i18n.ts'
import { onDemand } from '#lib/on-demand.ts'

import type { FrameMenuProps } from './frame-menus.tsx'
import { lazyPage } from './lazy-page.tsx'

/** The header's links. They stand in the built page and come to life once the first view has, which need not wait. */
export const frameNav = lazyPage<FrameMenuProps>(
  () => import('./frame-menus.tsx').then((part) => part.FrameNav),
  'menus',
)

/** The agency's pages on other sites in the header, likewise. */
export const frameSocial = lazyPage(() => import('./frame-menus.tsx').then((part) => part.FrameSocial), 'menus')

/** The footer, likewise. */
export const frameFooter = lazyPage<FrameMenuProps>(
  () => import('./frame-menus.tsx').then((part) => part.FrameFooter),
  'menus',
)

/** The full-screen menu of narrow screens, fetched when somebody is about to open it. */
export const frameMobileMenu = onDemand(async () => {
  const [part] = await Promise.all([import('./frame-mobile-menu.tsx'), loadNamespaces('menus')])
  return part
})
