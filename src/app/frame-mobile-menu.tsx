import { MobileMenu, type MobileMenuProps } from '#components/chrome/mobile-menu.tsx'
import { site } from '#config/site.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { headerMenu } from '#domain/account/menus.ts'

import { socialUrls } from './social-urls.ts'

/** Whom the menu serves, and what it may do. */
export interface FrameMobileMenuProps extends Pick<MobileMenuProps, 'path' | 'open' | 'onClose' | 'onLogOut'> {
  readonly viewer: Viewer
}

/** The viewer's menu on narrow screens. */
export function FrameMobileMenu({ viewer, ...rest }: FrameMobileMenuProps) {
  return <MobileMenu {...headerMenu(viewer, rest.path)} {...rest} phone={site.agencyPhone} socialUrls={socialUrls} />
}
