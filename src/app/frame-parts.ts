import { componentOf, onDemand } from '#i18n/on-demand.ts'

const menus = onDemand(() => import('./frame-menus.tsx'), 'menus')

/** Loads the menus of header and footer, which a prerendered page contains. */
export const loadMenus = menus.load

/** The header's links. They are part of the built page, so the first view does not wait for their script. */
export const FrameNav = componentOf(menus, (part) => part.FrameNav)

/** The header's top row, which is part of the built page too. */
export const FrameTop = componentOf(menus, (part) => part.FrameTop)

/** The banner about Open Enrollment, which is part of the built page too. */
export const FrameNotice = componentOf(menus, (part) => part.FrameNotice)

/** The footer, which is part of the built page too. */
export const FrameFooter = componentOf(menus, (part) => part.FrameFooter)

/**
 * The message that a language can't be loaded. It is loaded ahead, because when it is needed nothing more can be
 * loaded.
 */
export const LanguageFailure = componentOf(menus, (part) => part.LanguageFailure)

/** The full-screen menu of narrow screens, loaded when the visitor is about to open it. */
export const frameMobileMenu = onDemand(() => import('./frame-mobile-menu.tsx'), 'menus')
