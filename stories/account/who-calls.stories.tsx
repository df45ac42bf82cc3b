import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { WhoCalls, type WhoCallsProps } from '#components/account/who-calls.tsx'
import { people } from '#content/people.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'
import { gallery } from '#stories/support/gallery.tsx'

function Sample(props: Omit<WhoCallsProps, 'words'>) {
  const { t } = useTranslation('registration')
  return <WhoCalls {...props} words={(values) => t('createAccount.whoCalls', values)} />
}

const meta = {
  title: 'Widgets/Account/Who calls (phone, llamadas)',
  id: 'account-who-calls',
  component: Sample,
  parameters: { describes: WhoCalls },
  args: { agentNames: people.consentAgents, callsFrom: people.callsFrom },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const TwoAgents: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: args.callsFrom })).toHaveAttribute(
      'href',
      telHref(args.callsFrom),
    )
  },
}
export const OneAgent: Story = { args: { agentNames: ['Elena Márquez'] } }

// Proves F-79.
export const Gallery: Story = gallery(meta, { TwoAgents, OneAgent })
