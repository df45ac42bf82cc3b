import type { Meta, StoryObj } from '@storybook/react-vite'

import { LoadingPage } from '#components/chrome/loading-page.tsx'

const meta = {
  title: 'Widgets/Chrome/Loading page (spinner, cargando)',
  id: 'chrome-loading-page',
  component: LoadingPage,
} satisfies Meta<typeof LoadingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }
