import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SiteFooter } from '#components/chrome/site-footer.tsx'
import { footerLists } from '#domain/account/menus.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { linkAddress } from '#i18n/public-address.ts'
import { playText } from '#stories/support/play-text.ts'
import { sampleCarrierNames } from '#stories/support/sample-carriers.ts'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

const meta = {
  title: 'Widgets/Chrome/Site footer (pie de página)',
  id: 'chrome-site-footer',
  component: SiteFooter,
  args: {
    phone: '1-800-555-0142',
    year: 2026,
    socialUrls,
    lists: footerLists('visitor', sampleCarrierNames),
    path: '/about-us',
    onLanguage: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

const member = { args: { lists: footerLists('member', sampleCarrierNames), path: '/portal/status' } }
const narrow = { viewport: { value: 'narrow' } }

export const LoggedOut: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Member: Story = { ...member, parameters: { chromatic: { disableSnapshot: false } } }
export const LoggedOutOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NarrowInSpanish: Story = { globals: { ...narrow, locale: 'es' } }
export const MemberNarrowInSpanish: Story = { ...member, globals: { ...narrow, locale: 'es' } }

export const ListsAreNamed: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('menus', globals)
    const canvas = within(canvasElement)
    for (const { id, links } of args.lists) {
      const list = within(canvas.getByRole('navigation', { name: t(`siteFooter.lists.${id}`) }))
      await expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
        links.map((link) => link.name ?? t(`links.${link.id}`)),
      )
    }
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:+18005550142')
    await expect(canvas.getByText(t('siteFooter.copyright', { year: args.year }))).toBeVisible()
    await expect(canvas.getByText(t('siteFooter.license'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('links.accessibility') })).not.toHaveAttribute('aria-current')
  },
}

// Proves A-73.
export const OffersTheOtherLanguage: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const other = globals['locale'] === 'es' ? ('en' as const) : ('es' as const)
    const link = within(canvasElement).getByRole('link', { name: languageTable[other].name })
    await expect(link).toHaveAttribute('href', linkAddress('/about-us', other))
    await userEvent.click(link)
    await expect(args.onLanguage).toHaveBeenCalledWith(other)
  },
}
