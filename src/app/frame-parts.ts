import { componentOf, onDemand } from '#i18n/on-demand.ts'

const menus = onDemand(() => import('./frame-menus.tsx'), 'menus')

/** Fetches the menus of header and footer, which a page that is built ahead holds. */
export const loadMenus = menus.load

/** The header's links. They stand in the built page and come to life once the first view has, which need not wait. */
export const FrameNav = componentOf(menus, (part) => part.FrameNav)

/** The agency's pages on other sites in the header, likewise. */
export const FrameSocial = componentOf(menus, (part) => part.FrameSocial)

/** The footer, likewise. */
export const FrameFooter = componentOf(menus, (part) => part.FrameFooter)

/** The full-screen menu of narrow screens, fetched when somebody is about to open it. */
export const frameMobileMenu = onDemand(() => import('./frame-mobile-menu.tsx'), 'menus')
