import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, X } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { IconButton, type IconButtonProps } from '#components/primitives/icon-button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ menu: string; close: string }> = {
  en: { menu: 'Open the menu', close: 'Close' },
  es: { menu: 'Abrir el menú', close: 'Cerrar' },
}

type SampleProps = Pick<IconButtonProps, 'look' | 'onClick'>

function Sample(props: SampleProps) {
  const sample = useSample(text)
  const bordered = props.look === 'bordered'
  const Icon = bordered ? X : Menu
  return (
    <div>
      <IconButton {...props} label={bordered ? sample.close : sample.menu}>
        <Icon aria-hidden strokeWidth={1.9} className="size-6" />
      </IconButton>
    </div>
  )
}

const meta = {
  title: 'Primitives/Icon button (icon only, botón)',
  id: 'primitives-icon-button',
  component: IconButton,
  render: Sample,
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof Sample>

export const Plain: Story = {}
export const Bordered: Story = { args: { look: 'bordered' } }

export const IsNamedAndLargeEnough: Story = {
  args: { onClick: fn() },
  async play({ args, canvasElement, globals }) {
    const button = within(canvasElement).getByRole('button', { name: sampleFor(text, globals).menu })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Plain, Bordered })
