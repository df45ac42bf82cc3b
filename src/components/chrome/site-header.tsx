import type { ReactNode } from 'react'

import { Button, buttonLook } from '#components/primitives/button.tsx'
import { IconButton } from '#components/primitives/icon-button.tsx'
import type { HeaderMenu } from '#domain/account/menus.ts'
import type { Language } from '#i18n/language.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'

export interface SiteHeaderProps {
  /** The phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The button at the end; null until the viewer is known. */
  readonly action: HeaderMenu['action'] | null
  /** Called with the chosen language. */
  readonly onLanguageChange: (language: Language) => void
  /** Ends the session. */
  readonly onLogOut: () => void
  /** Whether the full-screen menu of narrow screens is open. */
  readonly isMenuOpen: boolean
  /** Opens the menu of narrow screens. */
  readonly onOpenMenu: () => void
  /** Called when the visitor may soon open the menu, so it can be fetched ahead. */
  readonly onNearMenu?: () => void
  /** The row above, once it has loaded: a page of the flow has none. */
  readonly top?: ReactNode
  /** The links of wide screens, once they have loaded. */
  readonly children?: ReactNode
}

/**
 * The header of every page: home, the links, the agency's phone in the same place everywhere, its pages on other sites
 * and the language toggle.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { phone, action, onLanguageChange, onLogOut, isMenuOpen, onOpenMenu, onNearMenu, top, children } = props
  const { t } = useTranslation('common')
  const address = useAddress()
  return (
    <header className="border-b border-border bg-surface print-hidden">
      {top}
      <div className="mx-auto flex min-h-header max-w-page flex-wrap items-center px-4 py-1 sm:gap-x-3 md:px-6">
        <Logo wraps />
        {children}
        {/* This has its final width from the start, so nothing in it moves on a phone while the page loads. */}
        <div className="ms-auto flex flex-wrap items-center gap-y-1 max-sm:min-w-header-tools sm:gap-x-3">
          <a
            href={telHref(phone)}
            aria-label={t('siteHeader.callLabel', { phone })}
            className="inline-flex min-h-target min-w-target items-center justify-center font-semibold whitespace-nowrap text-primary no-underline tabular-nums"
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="1.9"
              aria-hidden="true"
              className="size-6 stroke-current sm:hidden lg:block xl:hidden"
            >
              <path d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2" />
            </svg>
            <span className="hidden sm:inline lg:hidden xl:inline">{phone}</span>
          </a>
          <LanguageToggle onChange={onLanguageChange} />
          {action && (
            <div className="hidden lg:block">
              {action === 'login' ? (
                <a href={address('/login')} className={buttonLook({ tone: 'outline', size: 'sm' })}>
                  {t('siteHeader.login')}
                </a>
              ) : (
                <Button tone="outline" size="sm" onClick={onLogOut}>
                  {t('siteHeader.logOut')}
                </Button>
              )}
            </div>
          )}
          <div className="-me-2.5 lg:hidden">
            <IconButton
              label={t('siteHeader.menu')}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onOpenMenu}
              onFocus={onNearMenu}
              onPointerEnter={onNearMenu}
            >
              <svg viewBox="0 0 24 24" strokeWidth="2" aria-hidden="true" className="size-6 stroke-current">
                <path d="M3 6h18M3 12h18M3 18h18" />
              </svg>
            </IconButton>
          </div>
        </div>
      </div>
    </header>
  )
}
