import type { Meta, StoryObj } from '@storybook/react-vite'

import { CodeLog } from '#components/account/code-log.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Code log',
  id: 'account-code-log',
  component: CodeLog,
  args: { identifier: 'ana.torres@example.com', entries: [{ sentAt: { hour: 9, minute: 5 } }] },
} satisfies Meta<typeof CodeLog>
export default meta
type Story = StoryObj<typeof meta>

export const Once: Story = {}
export const SeveralTimes: Story = {
  args: {
    identifier: '(305) 555-0199',
    entries: [
      { sentAt: { hour: 11, minute: 58 } },
      { sentAt: { hour: 12, minute: 0 } },
      { sentAt: { hour: 16, minute: 41 } },
    ],
  },
}
export const LongAddress: Story = {
  args: {
    identifier: 'maria.de.los.angeles.fernandez-dominguez.de.la.concepcion@correo.una-empresa-larga.example.com',
  },
}
export const Empty: Story = { args: { entries: [] } }

export const Gallery: Story = gallery(meta, { Once, SeveralTimes, LongAddress })
