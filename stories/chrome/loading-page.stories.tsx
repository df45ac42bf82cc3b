import type { Meta, StoryObj } from '@storybook/react-vite'

import { LoadingPage } from '#components/chrome/loading-page.tsx'

const meta = { component: LoadingPage } satisfies Meta<typeof LoadingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }
