import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { LiveRegion } from '#components/primitives/live-region.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

interface Sample {
  label: string
  found: (letters: number) => string
}
const text: Bilingual<Sample> = {
  en: { label: 'Search your carrier', found: (letters) => `${8 - letters} carriers found` },
  es: { label: 'Busque su aseguradora', found: (letters) => `Se encontraron ${8 - letters} aseguradoras` },
}

function Search({ visible = true }: { visible?: boolean }) {
  const sample = useSample(text)
  const [query, setQuery] = useState('')
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold">
        {sample.label}
        <input
          className="h-control max-w-field-lg rounded-md border-2 border-control bg-surface px-3"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
      </label>
      <LiveRegion visible={visible} text={sample.found(query.length)} className="text-sm text-ink-muted" />
    </div>
  )
}

const meta = {
  title: 'Primitives/Live region (announcement, screen reader)',
  id: 'primitives-live-region',
  component: LiveRegion,
  render: Search,
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof Search>

export const Visible: Story = {}
export const HeardOnly: Story = { args: { visible: false } }

export const WaitsUntilTypingStops: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const announced: string[] = []
    const observer = new MutationObserver(() => announced.push(canvas.getByRole('status').textContent))
    observer.observe(canvas.getByRole('status'), { childList: true, characterData: true, subtree: true })
    await userEvent.tab()
    await userEvent.keyboard('oscar')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sample.found(5)))
    observer.disconnect()
    await expect(announced).not.toContain(sample.found(3))
  },
}

export const Gallery: Story = gallery({ component: Search }, { Visible, HeardOnly })
