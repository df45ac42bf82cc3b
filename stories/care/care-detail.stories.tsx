import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CareDetail } from '#components/care/care-detail.tsx'
import { careListWith, careSamples, sampleCare, sampleCareList } from '#mocks/fixtures/care-samples.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const { ruiz, clinic, typed, metformin, lantus } = careSamples

const meta = {
  title: 'Widgets/Care/Care detail',
  id: 'care-care-detail',
  component: CareDetail,
  args: {
    care: sampleCare(sampleCareList, [
      [ruiz, 'covered'],
      [clinic, 'notCovered'],
      [metformin, 'covered'],
      [lantus, 'genericCovered'],
    ]),
    planName: 'BlueSelect Silver 2345 ($0 Virtual Visits)',
    directoryHref: 'https://providersearch.floridablue.com/blueselect',
    formularyHref: 'https://www.floridablue.com/drug-lists/valuescript',
    onMark: fn(),
  },
} satisfies Meta<typeof CareDetail>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheCompany: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const CheckedByHand: Story = {
  args: { care: sampleCare(careListWith(ruiz, typed, metformin), []) },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const WithoutLinks: Story = { args: { ...CheckedByHand.args, directoryHref: null, formularyHref: null } }
export const NotLoaded: Story = { args: { care: sampleCare(careListWith(ruiz, lantus), 'failed'), onRetry: fn() } }
export const NotOffered: Story = { args: { care: sampleCare(careListWith(ruiz, typed, lantus), 'notOffered') } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves P-77.
export const SaysWhatTheDataSay: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('detail.company.genericCovered'))).toBeVisible()
    await expect(canvas.getByText(t('detail.company.notCovered'))).toBeVisible()
    await expect(canvas.getAllByText(t('detail.company.covered'))).toHaveLength(2)
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1)
  },
}

// Proves P-78.
export const IsCheckedByKeyboard: Story = {
  ...CheckedByHand,
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('detail.typed'))).toBeVisible()
    const group = within(canvas.getByRole('radiogroup', { name: t('detail.mark', { name: typed.name }) }))
    group.getByRole('radio', { name: t('detail.covered') }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onMark).toHaveBeenLastCalledWith(typed.id, 'covered')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onMark).toHaveBeenLastCalledWith(typed.id, 'notCovered')
    await expect(canvas.getByRole('link', { name: new RegExp(t('detail.directory')) })).toHaveAttribute(
      'href',
      args.directoryHref,
    )
  },
}

export const SaysThatNobodyWasAsked: Story = {
  ...NotOffered,
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(t('detail.notOffered'))).toHaveLength(2)
    await expect(canvas.getByText(t('detail.typed'))).toBeVisible()
    await expect(canvas.queryByText(t('detail.noData'))).toBeNull()
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(3)
  },
}

export const IsAskedAgain: Story = {
  ...NotLoaded,
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('detail.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { OfTheCompany, CheckedByHand, WithoutLinks, NotLoaded, NotOffered })
