import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AskedPrice } from '#components/price-answers/asked-price.tsx'
import { SixThingsOffer } from '#components/price-answers/six-things/six-things-offer.tsx'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import { basisOfHandover } from '#domain/quote/quote-handover.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Price answers/Asked price',
  id: 'price-answers-asked-price',
  component: AskedPrice,
  args: { ...basisOfHandover(handover()), onChange: fn() },
  render: function Answered({ onChange }) {
    const [priceAnswers, setPriceAnswers] = useState<PriceAnswers | null>(null)
    return (
      <AskedPrice
        {...basisOfHandover(handover({ priceAnswers }))}
        onChange={(answers) => {
          setPriceAnswers(answers)
          onChange(answers)
        }}
      />
    )
  },
} satisfies Meta<typeof AskedPrice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingAnswered: Story = {}
/** Before the registration. */
export const Offered: Story = { render: () => <SixThingsOffer onAsk={fn()} onSkip={fn()} /> }

// Proves.
export const AnswersChangeWhatIsSaid: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: plans('outcome.ask') }))
    const tobacco = await body.findByRole('radiogroup', { name: t('sixThings.you.tobacco') })
    await userEvent.click(within(tobacco).getByRole('radio', { name: t('sixThings.yes') }))
    await userEvent.click(body.getByRole('button', { name: t('sixThings.done') }))
    await expect(canvas.getByText(plans('outcome.detail.tobacco'))).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: plans('outcome.ask') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { NothingAnswered, Offered })
