import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { HeaderMenu } from '#domain/account/menus.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { MenuLinkItem } from './menu-link.tsx'
import { SocialLinks, type SocialLinksProps } from './social-links.tsx'

export interface MobileMenuProps extends HeaderMenu {
  /** The current path. The link to it is marked as current. */
  readonly path: string
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The agency's page on each network. */
  readonly socialUrls: SocialLinksProps['urls']
  /** Whether the menu is open. */
  readonly open: boolean
  /** Called by the close button, Escape, or a followed link. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
  /** Ends the session. */
  readonly onLogOut: () => void
}

/** The header's links on narrow screens, in a full-screen modal. A list of links opens in place. */
export function MobileMenu({
  entries,
  action,
  path,
  phone,
  socialUrls,
  open,
  onClose,
  onReopen,
  onLogOut,
}: MobileMenuProps) {
  const { t } = useTranslation('menus')
  const { t: tCommon } = useTranslation('common')
  const address = useAddress()
  return (
    <Dialog
      size="full"
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={tCommon('siteHeader.menu')}
      closeLabel={tCommon('dialog.close')}
    >
      {entries.length > 0 && (
        <nav aria-label={t('headerNav.label')} className="mb-6">
          <ul className="divide-y divide-border border-b border-border">
            {entries.map((entry) =>
              entry.kind === 'link' ? (
                <li key={entry.id}>
                  <MenuLinkItem link={entry} path={path} look="row" onFollow={onClose} />
                </li>
              ) : (
                <li key={entry.id} className="py-1 text-lg">
                  <Disclosure look="row" summary={t(`headerNav.groups.${entry.id}`)}>
                    <ul className="ps-4">
                      {entry.links.map((link) => (
                        <li key={link.id}>
                          <MenuLinkItem link={link} path={path} look="row" onFollow={onClose} />
                        </li>
                      ))}
                    </ul>
                  </Disclosure>
                </li>
              ),
            )}
          </ul>
        </nav>
      )}
      <div className="grid gap-3">
        {action === 'login' ? (
          <LinkButton href={address('/login')} tone="outline" onClick={onClose}>
            {tCommon('siteHeader.login')}
          </LinkButton>
        ) : (
          <Button
            tone="outline"
            onClick={() => {
              onClose()
              onLogOut()
            }}
          >
            {tCommon('siteHeader.logOut')}
          </Button>
        )}
        <LinkButton href={telHref(phone)} tone="quiet">
          {t('mobileMenu.call', { phone })}
        </LinkButton>
        <div className="mt-3 justify-self-center">
          <SocialLinks urls={socialUrls} />
        </div>
      </div>
    </Dialog>
  )
}
