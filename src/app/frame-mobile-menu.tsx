import { useEffect, useEffectEvent } from 'react'

import { MobileMenu, type MobileMenuProps } from '#components/chrome/mobile-menu.tsx'
import { socialUrls } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { carrierNames } from '#content/carrier-names.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { headerMenu } from '#domain/account/menus.ts'
import { screens } from '#tokens/scales.ts'

/** The viewer of the menu, and its actions. */
export interface FrameMobileMenuProps extends Pick<
  MobileMenuProps,
  'path' | 'open' | 'onClose' | 'onReopen' | 'onLogOut'
> {
  readonly viewer: Viewer
}

/** From this width on the header has the links itself (`lg` of the tokens). */
const wideScreen = `(min-width: ${screens.lg})`

/** The viewer's menu on narrow screens. It closes when the screen becomes wide, for example when a tablet is turned. */
export function FrameMobileMenu({ viewer, ...rest }: FrameMobileMenuProps) {
  const { open } = rest
  const close = useEffectEvent(rest.onClose)
  useEffect(() => {
    if (!open) return
    const wide = matchMedia(wideScreen)
    const closeIfWide = () => {
      if (wide.matches) close()
    }
    wide.addEventListener('change', closeIfWide)
    return () => {
      wide.removeEventListener('change', closeIfWide)
    }
  }, [open])
  return (
    <MobileMenu
      {...headerMenu(viewer, rest.path, carrierNames)}
      {...rest}
      phone={agency.phone}
      socialUrls={socialUrls}
    />
  )
}
