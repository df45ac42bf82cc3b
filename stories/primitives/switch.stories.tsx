import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Switch, type SwitchProps } from '#components/primitives/switch.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ differs: string; long: string }> = {
  en: { differs: 'Show only what differs', long: 'Show prices without the tax credit' },
  es: { differs: 'Mostrar solo las diferencias', long: 'Ver los precios sin el crédito fiscal para la prima' },
}

type SampleProps = Pick<SwitchProps, 'defaultChecked' | 'onChange'> & { word?: 'differs' | 'long' }

function Sample({ word = 'differs', ...rest }: SampleProps) {
  return <Switch {...rest} label={useSample(text)[word]} />
}

const meta = {
  title: 'Primitives/Switch (toggle, on and off, interruptor)',
  id: 'primitives-switch',
  component: Switch,
  render: Sample,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof Sample>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const LongSpanish: Story = { args: { word: 'long' } }

export const TurnsOnBySpace: Story = {
  args: { onChange: fn() },
  async play({ args, canvasElement, globals }) {
    const input = within(canvasElement).getByRole('switch', { name: sampleFor(text, globals).differs })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Off, On, LongSpanish })
