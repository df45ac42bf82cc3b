import type { Meta, StoryObj } from '@storybook/react-vite'

import { textOnSurface } from '#tokens/color-roles.ts'
import { contrastRatio } from '#tokens/contrast.ts'
import { light } from '#tokens/palette.ts'

/** All declared pairs of text and surface, with their contrast in the light scheme. */
function Palette() {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {textOnSurface.map(([text, surface]) => (
        <li
          key={`${text}/${surface}`}
          style={{ color: `var(--color-${text})`, background: `var(--color-${surface})` }}
          className="rounded-lg border border-border p-4"
        >
          <p className="font-display text-xl font-semibold">
            {text} / {surface}
          </p>
          <p className="text-sm tabular-nums">
            {light[text]} · {light[surface]} · {contrastRatio(light[text], light[surface]).toFixed(1)} : 1
          </p>
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Foundations/Colour (palette, contrast)',
  id: 'tokens-palette',
  tags: ['!autodocs'],
  component: Palette,
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

export const TextOnSurface: Story = { parameters: { chromatic: { disableSnapshot: false } } }
