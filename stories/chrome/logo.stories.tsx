import type { Meta, StoryObj } from '@storybook/react-vite'

import { Logo } from '#components/chrome/logo.tsx'

const meta = {
  title: 'Widgets/Chrome/Logo (brand, mark, logotipo)',
  id: 'chrome-logo',
  component: Logo,
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }
