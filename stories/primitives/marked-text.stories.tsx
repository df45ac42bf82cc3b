import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { MarkedText, type MarkedTextProps } from '#components/primitives/marked-text.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const phone = '1-800-555-0142'
const county = 'Miami-Dade County'
const text: Bilingual<Record<MarkedTextProps['as'], string>> = {
  en: {
    phone: `Try again, or call ${phone} and we will finish together. After hours ${phone} takes messages.`,
    english: `Plans in ${county}`,
    kept: 'We will try again in 7 seconds.',
  },
  es: {
    phone: `Inténtelo de nuevo o llame al ${phone} y terminaremos juntos. Fuera de horario, ${phone} toma mensajes.`,
    english: `Planes en ${county}`,
    kept: 'Intentaremos de nuevo en 7 segundos.',
  },
}

function Sentence({ as, part }: Pick<MarkedTextProps, 'as' | 'part'>) {
  return (
    <p className="max-w-field-sm">
      <MarkedText text={useSample(text)[as]} part={part} as={as} />
    </p>
  )
}

const meta = {
  title: 'Primitives/Marked text (bold, highlight)',
  id: 'primitives-marked-text',
  component: MarkedText,
  render: Sentence,
  args: { text: '', part: phone, as: 'phone' },
} satisfies Meta<typeof MarkedText>
export default meta
type Story = StoryObj<typeof Sentence>

export const Phone: Story = {
  async play({ canvasElement }) {
    const numbers = within(canvasElement).getAllByRole('link', { name: phone })
    await expect(numbers).toHaveLength(2)
    for (const number of numbers) {
      await expect(number).toHaveAttribute('href', 'tel:+18005550142')
      await expect(number.getClientRects()).toHaveLength(1)
    }
  },
}

export const English: Story = {
  args: { part: county, as: 'english' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(county)).toHaveAttribute('lang', 'en')
  },
}

// Proves C-84.
export const Kept: Story = {
  args: { part: '7', as: 'kept' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('7')).toHaveAttribute('translate', 'no')
  },
}

export const Gallery: Story = gallery(
  { component: Sentence, args: { part: phone, as: 'phone' } },
  { Phone, English, Kept },
)
