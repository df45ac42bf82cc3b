import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Disclosure, type DisclosureProps } from '#components/primitives/disclosure.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ summary: string; body: string; note: string; details: string }> = {
  en: {
    summary: 'How we worked this out',
    body: 'The Marketplace compares your income with the price of the second lowest cost Silver plan in your county.',
    note: 'Note for your agent',
    details: 'Plan details',
  },
  es: {
    summary: 'Cómo lo calculamos',
    body: 'El Mercado compara sus ingresos con el precio del segundo plan Plata de menor costo de su condado.',
    note: 'Nota para su agente',
    details: 'Detalles del plan',
  },
}

function Sample(props: Pick<DisclosureProps, 'look' | 'defaultOpen' | 'beside'>) {
  const sample = useSample(text)
  return (
    <Disclosure {...props} summary={props.look === 'row' ? sample.details : sample.summary}>
      <p className="max-w-prose text-ink-muted">{sample.body}</p>
    </Disclosure>
  )
}

function Controlled() {
  const sample = useSample(text)
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={sample.summary} open={open} onOpenChange={setOpen}>
      <label className="grid max-w-field-lg gap-1 font-semibold">
        {sample.note}
        <input className="h-control rounded-md border-2 border-control bg-surface px-3 font-normal" />
      </label>
    </Disclosure>
  )
}

const meta = {
  title: 'Primitives/Disclosure (show more, expander, desplegable)',
  id: 'primitives-disclosure',
  component: Disclosure,
  render: Sample,
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof Sample>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Row: Story = { args: { look: 'row' } }
export const RowOpen: Story = { args: { look: 'row', defaultOpen: true } }
export const BesideAHeading: Story = { args: { beside: <h2 className="text-lg font-semibold">Puente</h2> } }

export const OpensByKeyboardAndKeepsWhatWasTyped: Story = {
  render: Controlled,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: sample.summary })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await userEvent.keyboard('Marisol')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox')).toHaveValue('Marisol')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Closed, Open, Row, RowOpen, BesideAHeading })
