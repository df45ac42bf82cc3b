import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Confirmation, type ConfirmationProps } from '#components/application/confirmation.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const args: ConfirmationProps = {
  name: 'Ana Torres',
  reference: 'PU-2001-0001',
  planName: 'BlueOptions Everyday Silver 1431',
  issuerName: 'Florida Blue',
  price: { priceCents: 9271, billCents: 10_410 },
  sentAt: { day: { year: 2026, month: 11, day: 19 }, time: { hour: 16, minute: 5 } },
  answerBy: { year: 2026, month: 11, day: 24 },
  portalHref: '#portal',
  onPrint: fn(),
}

const meta = { component: Confirmation, args } satisfies Meta<typeof Confirmation>
export default meta
type Story = StoryObj<typeof meta>

/** The heading takes the focus when the screen appears. */
const appearing: Story['render'] = (props) => (
  <Appears>
    <Confirmation {...props} />
  </Appears>
)

export const WithReference: Story = {}
export const WithoutReference: Story = { args: { reference: null } }
export const WithoutName: Story = { args: { name: '' } }
export const DayUnknownAndNoPlan: Story = {
  args: { answerBy: null, planName: '', issuerName: '', price: null, sentAt: null },
}
export const LongName: Story = { args: { name: 'María de los Ángeles Fernández-Villavicencio y Rodríguez de la Peña' } }

export const NamesPlanPriceAndMoment: Story = {
  async play({ canvasElement }) {
    const receipt = within(canvasElement)
    await expect(receipt.getByText('BlueOptions Everyday Silver 1431, Florida Blue')).toBeVisible()
    await expect(receipt.getByText('$92.71')).toBeVisible()
    await expect(receipt.getByText('$104.10')).toBeVisible()
    await expect(receipt.getByText(/19 de noviembre de 2026, 4:05/)).toBeVisible()
  },
}

export const TakesFocusAndPrints: Story = {
  render: appearing,
  async play({ args, canvasElement, globals }) {
    const t = playText('application', globals)
    await letAppear()
    const heading = within(canvasElement).getByRole('heading', { name: t('confirmation.title') })
    await expect(heading).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: t('confirmation.portal') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  WithReference,
  WithoutReference,
  WithoutName,
  DayUnknownAndNoPlan,
  LongName,
})
