import type { Meta, StoryObj } from '@storybook/react-vite'

import { MenuLinkItem } from '#components/chrome/menu-link.tsx'

const meta = {
  title: 'Widgets/Chrome/Menu link',
  id: 'chrome-menu-link',
  component: MenuLinkItem,
  args: { link: { id: 'completeApplication' }, path: '/', look: 'bar' },
} satisfies Meta<typeof MenuLinkItem>
export default meta
type Story = StoryObj<typeof meta>

export const InTheBar: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const InAList: Story = { args: { look: 'panel' } }
export const InTheMobileMenu: Story = { args: { look: 'row' } }
export const InTheFooter: Story = { args: { look: 'footer' } }
export const OfThePageShown: Story = { args: { path: '/lead' } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }
