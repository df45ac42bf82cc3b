import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Chip } from '#components/primitives/chip.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

interface Words {
  list: string
  filters: readonly string[]
  remove: (filter: string) => string
}
const text: Bilingual<Words> = {
  en: {
    list: 'Filters in use',
    filters: ['Silver', 'Florida Blue', 'Monthly price up to $150', 'My doctor is in the network'],
    remove: (filter) => `Remove ${filter}`,
  },
  es: {
    list: 'Filtros en uso',
    filters: ['Plata', 'Florida Blue', 'Prima mensual de hasta $150', 'Mi médico está en la red'],
    remove: (filter) => `Quitar ${filter}`,
  },
}

function Filters() {
  const sample = useSample(text)
  const [removed, setRemoved] = useState<readonly string[]>([])
  return (
    <ul aria-label={sample.list} className="flex flex-wrap gap-3">
      {sample.filters
        .filter((filter) => !removed.includes(filter))
        .map((filter) => (
          <li key={filter}>
            <Chip
              text={filter}
              removeLabel={sample.remove(filter)}
              onRemove={() => {
                setRemoved([...removed, filter])
              }}
            />
          </li>
        ))}
    </ul>
  )
}

const meta = {
  title: 'Primitives/Chip (filter tag, pill, etiqueta)',
  id: 'primitives-chip',
  component: Chip,
  render: Filters,
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof Filters>

export const InARow: Story = {}

export const RemovesByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const [first = ''] = sample.filters
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: sample.remove(first) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(first)).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Gallery: Story = gallery({ component: Filters }, { InARow })
