import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusLog } from '#components/account/status-log.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'

interface SampleProps {
  readonly count: number
  readonly fresh: number | null
  readonly identifier: string
}

function Sample({ count, fresh, identifier }: SampleProps) {
  const { t } = useTranslation('login')
  const text = t('forgotPassword.resent', { identifier })
  const entries = Array.from({ length: count }, (_, index) => ({ id: index + 1, text, identifier }))
  return (
    <div className="max-w-dialog">
      <StatusLog label={t('forgotPassword.log')} entries={entries} fresh={fresh} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Account/Status log (announcements)',
  id: 'account-status-log',
  component: Sample,
  parameters: { describes: StatusLog },
  args: { count: 1, fresh: 1, identifier: 'lucia@example.com' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {}
export const Kept: Story = { args: { fresh: null } }
export const Several: Story = { args: { count: 3, fresh: 3 } }
export const LongText: Story = {
  args: { count: 2, fresh: 2, identifier: 'maria-de-los-angeles.villavicencio.echeverria@correo.example.com' },
  globals: { viewport: { value: 'narrow' } },
}

export const Gallery: Story = gallery(meta, { News, Kept, Several, LongText })
