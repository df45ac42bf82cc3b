import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test'

import { MobileMenu } from '#components/chrome/mobile-menu.tsx'
import { headerMenu } from '#domain/account/menus.ts'
import { playText } from '#stories/support/play-text.ts'
import { oneLineCarrier, sampleCarrierNames } from '#stories/support/sample-carriers.ts'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

const meta = {
  title: 'Widgets/Chrome/Mobile menu (hamburger, drawer, menú)',
  id: 'chrome-mobile-menu',
  component: MobileMenu,
  args: {
    ...headerMenu('visitor', '/', sampleCarrierNames),
    path: '/',
    phone: '1-800-555-0142',
    socialUrls,
    open: true,
    onClose: fn(),
    onLogOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LoggedIn: Story = { args: headerMenu('lead', '/portal/status', sampleCarrierNames) }
export const IncompleteProfile: Story = { args: headerMenu('incomplete', '/portal/status', sampleCarrierNames) }
export const Member: Story = {
  args: headerMenu('member', '/portal/status', sampleCarrierNames),
  parameters: { chromatic: { disableSnapshot: false } },
}
export const NarrowInSpanish: Story = {
  args: headerMenu('member', '/portal/status', sampleCarrierNames),
  globals: { viewport: { value: 'narrow' }, locale: 'es' },
}

export const CarriersOpen: Story = {
  play: async ({ globals }) => {
    const t = playText('menus', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const carrierList = dialog.getByRole('button', { name: t('headerNav.groups.carriers') })
    await expect(dialog.queryByRole('link', { name: oneLineCarrier.name })).toBeNull()
    carrierList.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => {
      await expect(dialog.getByRole('link', { name: oneLineCarrier.name })).toBeVisible()
    })
  },
}

export const LeadsToTheAgencysPagesOnOtherSites: Story = {
  play: async ({ globals, args }) => {
    const t = playText('menus', globals)
    const list = within(await screen.findByRole('list', { name: t('socialLinks.label') }))
    const addresses = list.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(addresses).toEqual(Object.values(args.socialUrls))
  },
}

// Proves A-72.
export const KeepsTheFocusAndTheScroll: Story = {
  play: async ({ globals, args }) => {
    const t = playText('common', globals)
    const box = await screen.findByRole('dialog')
    const dialog = within(box)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    dialog.getAllByRole('link').at(-1)?.focus()
    await userEvent.tab()
    await expect(box).toContainElement(document.activeElement as HTMLElement)
    await expect(dialog.getByRole('link', { name: t('siteHeader.login') })).toHaveAttribute(
      'href',
      globals['locale'] === 'es' ? '/es/login' : '/login',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const LogsOut: Story = {
  args: headerMenu('incomplete', '/lead', sampleCarrierNames),
  play: async ({ globals, args }) => {
    const t = playText('common', globals)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('navigation')).toBeNull()
    dialog.getByRole('button', { name: t('siteHeader.logOut') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}
