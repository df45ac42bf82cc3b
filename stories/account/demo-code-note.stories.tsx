import type { Meta, StoryObj } from '@storybook/react-vite'

import { DemoCodeNote } from '#components/account/demo-code-note.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Demo code note',
  id: 'account-demo-code-note',
  component: DemoCodeNote,
  args: { code: '123456' },
} satisfies Meta<typeof DemoCodeNote>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}

export const Gallery: Story = gallery(meta, { Note })
