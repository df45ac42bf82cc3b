import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { playText } from '#stories/support/play-text.ts'

import { signedIn } from './ana.ts'
import { Stage } from './stage.tsx'

/** The journey of a returning user: the identifier, the password, and the application's status. */
const meta = {
  title: 'Journeys/Log in',
  id: 'journeys-log-in',
  tags: ['!autodocs'],
  component: Stage,
  args: { place: 'login', onLeave: fn() },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

type Globals = Record<string, unknown>

async function identify(canvasElement: HTMLElement, globals: Globals, email: string) {
  const t = playText('login', globals)
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: t('identifierStep.email') }), `${email}{Enter}`)
  return { t, canvas }
}

export const WhoYouAre: Story = { name: '1 Who you are' }
export const Password: Story = {
  name: '2 The password',
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await identify(canvasElement, globals, demoPeople.lead.email)
    await expect(await canvas.findByLabelText(t('passwordStep.password'))).toBeVisible()
  },
}
export const NotStarted: Story = { name: '3 Signed in: to be begun', args: { place: 'status', account: signedIn() } }
export const UnderReview: Story = {
  name: '4 Signed in: under review',
  args: { place: 'status', account: signedIn({ submissionId: 'PU-2001-0001', status: 'SUBMITTED' }) },
}
export const Member: Story = {
  name: 'Members: on to their portal',
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await identify(canvasElement, globals, demoPeople.member.email)
    await expect(await canvas.findByRole('heading', { name: t('memberRedirect.title') })).toBeVisible()
  },
}
export const SignedOut: Story = { name: 'Signed out', args: { account: { kind: 'signedOut', reason: 'signedOut' } } }
export const Idle: Story = {
  name: 'Signed out after a pause',
  args: { account: { kind: 'signedOut', reason: 'idle' } },
}
