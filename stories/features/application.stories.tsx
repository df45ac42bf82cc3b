import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { fetchLeadProfile } from '#api/profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { ApplicationFlow } from '#features/application/open-application.tsx'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'
import { playText } from '#stories/support/play-text.ts'
import { signingClock } from '#stories/support/signing-clock.ts'

interface SampleProps {
  readonly user: VerifiedUser
  readonly onLeave: (address: string) => void
  readonly onRequote: (ask: RequoteAsk) => Promise<void>
}

function Sample({ user, onLeave, onRequote }: SampleProps) {
  return (
    <AccountProvider initial={{ kind: 'signedIn', token: demoPeople.lead.token, user }}>
      <ApplicationFlow clock={signingClock} onLeave={onLeave} onRequote={onRequote} />
    </AccountProvider>
  )
}

const meta = {
  title: 'Screens/Application (solicitud)',
  id: 'features-application',
  tags: ['!autodocs'],
  component: Sample,
  args: { user: verifiedLead(), onLeave: fn(), onRequote: fn(() => Promise.resolve()) },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {}
export const WithoutPlan: Story = { args: { user: verifiedLead({ plan: null }) } }

export const AsksForWhatIsMissing: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: t('applicationFrame.next') }))
    await expect(await canvas.findByRole('link', { name: t('issues.communication.required') })).toBeInTheDocument()
  },
}

export const SavesAndGoesOn: Story = {
  // The user includes the service's data, because a save checks it first.
  loaders: [async () => ({ user: await fetchLeadProfile(demoPeople.lead.token) })],
  render: (args, { loaded }) => <Sample {...args} user={loaded['user'] as VerifiedUser} />,
  async play({ canvasElement, globals }) {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('radio')
    if (first) await userEvent.click(first)
    await userEvent.type(canvas.getByRole('combobox', { name: t('addressFields.street') }), '1420 NW 7th St')
    await userEvent.click(canvas.getByRole('button', { name: t('addressFields.byHand') }))
    await userEvent.type(canvas.getByRole('textbox', { name: t('addressFields.city') }), 'Miami')
    await userEvent.click(canvas.getByRole('button', { name: t('applicationFrame.next') }))
    const heading = await canvas.findByRole('heading', { name: t('applicationSteps.primary.title') })
    await waitFor(async () => {
      await expect(heading).toHaveFocus()
    })
  },
}
