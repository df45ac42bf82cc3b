import { type ComponentType, Suspense, memo, useState } from 'react'

import { CrashPanel } from '#components/chrome/crash-panel.tsx'
import { SiteHeader } from '#components/chrome/site-header.tsx'
import { agency } from '#content/agency.ts'
import { viewerOf } from '#domain/account/account-session.ts'
import type { Language } from '#i18n/language.ts'
import { useOnDemand } from '#i18n/on-demand.ts'
import { useAccount, useAccountActions } from '#state/account.tsx'
import { mayLogOut } from '#state/log-out-question.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import type { FrameMenuProps } from './frame-menus.tsx'
import * as parts from './frame-parts.ts'
import { Part } from './part.tsx'
import { goTo, useSitePath } from './site-location.ts'

/**
 * Memoised: the content of the built page stays until its script arrives, unless its props change before.
 * The footer is loaded with the menus, and shows the message if they can't be.
 */
const keptFromBuild = <Props extends object>(Piece: ComponentType<Props>) =>
  memo(function Kept(props: Props) {
    return (
      <Part failure="silent">
        <Suspense fallback={null}>
          <Piece {...props} />
        </Suspense>
      </Part>
    )
  })

const Nav = keptFromBuild(parts.FrameNav)
const Top = keptFromBuild(parts.FrameTop)
const Notice = keptFromBuild(parts.FrameNotice)

/** The Open Enrollment banner, only on the home page while the quote form is shown. */
export function EnrollmentNotice() {
  const path = useSitePath()
  const { phase } = useQuoteSession()
  if (path !== '/' || phase !== 'quote') return null
  return <Notice />
}

/**
 * The header for the current viewer; until a stored token's profile is loaded, it omits the links that could be wrong.
 */
export function FrameHeader({ onLanguageChange }: { readonly onLanguageChange: (language: Language) => void }) {
  const session = useAccount()
  const { signOut } = useAccountActions()
  const path = useSitePath()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const mobileMenu = useOnDemand(parts.frameMobileMenu, isMenuOpen)
  const viewer = session.kind === 'starting' ? null : viewerOf(session)
  const logOut = async () => {
    if (!(await mayLogOut())) return
    await signOut('signedOut')
    goTo('/login')
  }
  const onLogOut = () => void logOut()
  return (
    <>
      <SiteHeader
        phone={agency.phone}
        action={viewer && (viewer === 'visitor' ? 'login' : 'logOut')}
        onLanguageChange={onLanguageChange}
        onLogOut={onLogOut}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => {
          setMenuOpen(true)
          parts.frameMobileMenu.warm()
        }}
        onNearMenu={parts.frameMobileMenu.warm}
        top={<Top path={path} />}
      >
        {viewer && <Nav viewer={viewer} path={path} />}
      </SiteHeader>
      {mobileMenu.kind === 'ready' && (
        <mobileMenu.part.FrameMobileMenu
          viewer={viewerOf(session)}
          path={path}
          open={isMenuOpen}
          onClose={() => {
            setMenuOpen(false)
          }}
          onReopen={() => {
            setMenuOpen(true)
          }}
          onLogOut={onLogOut}
        />
      )}
      {isMenuOpen && mobileMenu.kind === 'failed' && (
        <CrashPanel
          phone={agency.phone}
          onRetry={parts.frameMobileMenu.need}
          onReload={() => {
            location.reload()
          }}
        />
      )}
    </>
  )
}

const Footer = memo(function Footer(props: FrameMenuProps) {
  return (
    <Suspense fallback={<div className="min-h-footer" />}>
      <parts.FrameFooter {...props} />
    </Suspense>
  )
})

/** The footer for the current viewer; its space is reserved until it is loaded, so nothing moves. */
export function FrameFooter() {
  const viewer = viewerOf(useAccount())
  const path = useSitePath()
  return (
    <div className="mt-auto print-hidden">
      <Part failure="notice">
        <Footer viewer={viewer} path={path} />
      </Part>
    </div>
  )
}
