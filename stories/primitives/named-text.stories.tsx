import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { NamedText } from '#components/primitives/named-text.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<string> = {
  en: 'Elena Duarte calls you from 1-800-555-0142, or writes to ana@example.com.',
  es: 'Elena Duarte le llama desde el 1-800-555-0142, o le escribe a ana@example.com.',
}
const names = ['Elena Duarte', 'ana@example.com', '']

function Sample({ phone = '' }: { readonly phone?: string }) {
  return (
    <p>
      <NamedText text={useSample(text)} names={names} phone={phone} />
    </p>
  )
}

const meta = {
  title: 'Primitives/Named text',
  id: 'primitives-named-text',
  component: NamedText,
  render: Sample,
} satisfies Meta<typeof NamedText>
export default meta
type Story = StoryObj<typeof Sample>

// Proves C-84.
export const Names: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(sampleFor(text, globals))
    const canvas = within(canvasElement)
    for (const name of ['Elena Duarte', 'ana@example.com'])
      await expect(canvas.getByText(name)).toHaveAttribute('translate', 'no')
  },
}
export const NamesAndPhone: Story = {
  args: { phone: '1-800-555-0142' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('translate', 'no')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Names, NamesAndPhone })
