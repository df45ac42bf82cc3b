import { componentOf, onDemand } from '#i18n/on-demand.ts'

const menus = onDemand(() => import('./frame-menus.tsx'), 'menus')

/** Loads the menus of header and footer, which a prerendered page contains. */
export const loadMenus = menus.load

/**
 * The header's links. They are part of the built page and become interactive after the first view, which need not wait
 * for them.
 */
export const FrameNav = componentOf(menus, (part) => part.FrameNav)

/** The header's top row, likewise. */
export const FrameTop = componentOf(menus, (part) => part.FrameTop)

/** The banner about Open Enrollment, likewise. */
export const FrameNotice = componentOf(menus, (part) => part.FrameNotice)

/** The footer, likewise. */
export const FrameFooter = componentOf(menus, (part) => part.FrameFooter)

/** The message of a language that can't be loaded. It is there before it is needed, because then nothing comes. */
export const LanguageFailure = componentOf(menus, (part) => part.LanguageFailure)

/** The full-screen menu of narrow screens, loaded when the visitor is about to open it. */
export const frameMobileMenu = onDemand(() => import('./frame-mobile-menu.tsx'), 'menus')
