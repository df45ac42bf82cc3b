import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { RichText } from '#components/chrome/rich-text.tsx'

const meta = {
  title: 'Widgets/Chrome/Rich text',
  id: 'chrome-rich-text',
  component: RichText,
  args: { text: 'Blue Cross <b>Plata 2345</b> <i>x</i>' },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const OneUnderlined: Story = {
  args: { text: '<b>$469</b> · <b>$4,069</b>', underlined: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('$4,069')).toHaveStyle({ textDecorationLine: 'underline' })
    await expect(canvas.getByText('$469')).toHaveStyle({ textDecorationLine: 'none' })
  },
}

export const OnlyStrongIsMarkup: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Plata 2345').tagName).toBe('STRONG')
    await expect(canvasElement).toHaveTextContent('<i>x</i>')
  },
}
