import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { HeaderTop } from '#components/chrome/header-top.tsx'
import { HeaderNav } from '#components/chrome/header-nav/header-nav.tsx'
import { MobileMenu } from '#components/chrome/mobile-menu.tsx'
import { SiteHeader } from '#components/chrome/site-header.tsx'
import { SocialLinks } from '#components/chrome/social-links.tsx'
import { isFlowPath } from '#config/flow-path.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { headerMenu } from '#domain/account/menus.ts'
import type { Language } from '#i18n/language.ts'
import { playText } from '#stories/support/play-text.ts'
import { sampleCarrierNames } from '#stories/support/sample-carriers.ts'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

interface FrameProps {
  /** The viewer; null until known. */
  readonly viewer: Viewer | null
  readonly path: string
  readonly phone: string
  readonly onLanguageChange: (language: Language) => void
  readonly onLogOut: () => void
}

/** The header with its links and its menu, as on the site. */
function Frame({ viewer, path, phone, onLanguageChange, onLogOut }: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menu = viewer && headerMenu(viewer, path, sampleCarrierNames)
  return (
    <>
      <SiteHeader
        phone={phone}
        action={menu?.action ?? null}
        onLanguageChange={onLanguageChange}
        onLogOut={onLogOut}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => {
          setMenuOpen(true)
        }}
        top={isFlowPath(path) ? null : <HeaderTop socialUrls={socialUrls} />}
      >
        {menu && <HeaderNav entries={menu.entries} path={path} />}
        {menu && isFlowPath(path) && (
          <div className="hidden lg:block">
            <SocialLinks urls={socialUrls} look="low" />
          </div>
        )}
      </SiteHeader>
      {menu && (
        <MobileMenu
          {...menu}
          path={path}
          phone={phone}
          socialUrls={socialUrls}
          open={isMenuOpen}
          onClose={() => {
            setMenuOpen(false)
          }}
          onLogOut={onLogOut}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Widgets/Chrome/Site header (top bar, encabezado)',
  id: 'chrome-site-header',
  component: Frame,
  args: { viewer: 'visitor', path: '/', phone: '1-800-555-0142', onLanguageChange: fn(), onLogOut: fn() },
  parameters: { describes: SiteHeader, layout: 'fullscreen' },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

const snapshot = { parameters: { chromatic: { disableSnapshot: false } } }
const narrow = { globals: { viewport: { value: 'narrow' } } }
const desktop = { globals: { viewport: { value: 'desktop' } } }
const phone = { globals: { viewport: { value: 'phone' } } }

export const LoggedOut: Story = snapshot
export const OnAboutUs: Story = { args: { path: '/about-us' } }
export const LoggedIn: Story = { ...snapshot, args: { viewer: 'lead', path: '/portal/status' } }
export const IncompleteProfile: Story = { ...snapshot, args: { viewer: 'incomplete', path: '/portal/status' } }
export const OnTheApplication: Story = { args: { viewer: 'incomplete', path: '/lead' } }
export const Member: Story = { ...snapshot, args: { viewer: 'member', path: '/portal/status' } }
export const NotYetKnown: Story = { args: { viewer: null } }
export const OnPhone: Story = { ...snapshot, ...phone }
export const Narrow: Story = narrow
export const NarrowInSpanish: Story = { globals: { ...narrow.globals, locale: 'es' } }
export const MemberInSpanish: Story = { args: { viewer: 'member' }, globals: { locale: 'es' } }

// Proves A-74.
export const ReachedByKeyboard: Story = {
  ...desktop,
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('common', globals)
    const tMenus = playText('menus', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('siteHeader.homeLabel') })).toHaveFocus()
    for (const id of ['quote', 'carriers', 'benefits', 'aboutUs', 'contact'] as const) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveTextContent(
        id === 'carriers' ? tMenus('headerNav.groups.carriers') : tMenus(`links.${id}`),
      )
    }
    for (const url of Object.values(socialUrls)) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAttribute('href', url)
    }
    await userEvent.tab()
    const call = canvas.getByRole('link', { name: t('siteHeader.callLabel', { phone: args.phone }) })
    await expect(call).toHaveFocus()
    await expect(call).toHaveAttribute('href', 'tel:+18005550142')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('siteHeader.login') })).toHaveFocus()
  },
}

export const SaysWhichPageIsShown: Story = {
  ...desktop,
  args: { path: '/benefits' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('menus', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: t('links.benefits') })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: t('links.contact') })).not.toHaveAttribute('aria-current')
  },
}

export const LogsOutByKeyboard: Story = {
  ...desktop,
  args: { viewer: 'lead', path: '/portal/status' },
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('common', globals)
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    canvas.getByRole('button', { name: t('siteHeader.logOut') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const SaysWhetherItsMenuIsOpen: Story = {
  ...phone,
  play: async ({ canvasElement, globals }) => {
    const t = playText('common', globals)
    // The runner's window is wide and does not show the button. The journeys press it on a phone.
    const opener = within(canvasElement).getByRole('button', { name: t('siteHeader.menu'), hidden: true })
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await fireEvent.click(opener)
    await screen.findByRole('dialog', { name: t('siteHeader.menu') })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
