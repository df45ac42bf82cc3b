import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { MemberRedirect } from '#components/account/member-redirect.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Member redirect',
  id: 'account-member-redirect',
  component: MemberRedirect,
  args: {
    href: 'https://members.puente.example/login?identifier=rosa%40example.com',
    focusHeading: false,
    onBack: fn(),
  },
} satisfies Meta<typeof MemberRedirect>
export default meta
type Story = StoryObj<typeof meta>

export const Leaving: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const TakesTheFocusAndLeadsBack: Story = {
  render: (args) => (
    <Appears>
      <MemberRedirect {...args} focusHeading />
    </Appears>
  ),
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    await letAppear()
    await expect(canvas.getByRole('heading', { name: t('memberRedirect.title') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('memberRedirect.open') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Leaving })
