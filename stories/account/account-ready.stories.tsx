import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AccountReady, type AccountReadyProps } from '#components/account/account-ready.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const reason: Bilingual<string> = {
  en: 'We could not reach the service. Check your connection and try again.',
  es: 'No pudimos conectarnos con el servicio. Revise su conexión e inténtelo de nuevo.',
}

function Sample({ hasFailed, ...props }: Omit<AccountReadyProps, 'failure'> & { readonly hasFailed: boolean }) {
  const words = useSample(reason)
  return <AccountReady {...props} failure={hasFailed ? words : undefined} />
}

const meta = {
  title: 'Widgets/Account/Account ready',
  id: 'account-account-ready',
  component: Sample,
  parameters: { describes: AccountReady },
  args: { hasFailed: true, isOpening: false, onRetry: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const TryingAgain: Story = { args: { hasFailed: false, isOpening: true } }

export const TakesTheFocus: Story = {
  render: (args) => (
    <Appears>
      <Sample {...args} />
    </Appears>
  ),
  async play({ canvasElement, args, globals }) {
    const t = playText('registration', globals)
    await letAppear()
    await expect(within(canvasElement).getByRole('heading', { name: t('accountReady.title') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery(meta, { Failed, TryingAgain })
