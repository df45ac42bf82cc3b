import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { AgentCard, type AgentCardProps } from '#components/content/agent-card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'

function Sample({ phone }: Pick<AgentCardProps, 'phone'>) {
  const { t } = useTranslation('home')
  return (
    <AgentCard
      title={t('homeQuestions.agentTitle')}
      face={t('faces.agent')}
      phone={phone}
      hours={t('homeQuestions.hours')}
    >
      {t('homeQuestions.agentText')}
    </AgentCard>
  )
}

const meta = {
  title: 'Widgets/Content/Agent card (agente)',
  id: 'content-agent-card',
  component: Sample,
  parameters: { describes: AgentCard },
  args: { phone: '1-800-555-0142' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const CalledByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAttribute('href', 'tel:+18005550142')
  },
}

export const Gallery: Story = gallery(meta, { Default })
