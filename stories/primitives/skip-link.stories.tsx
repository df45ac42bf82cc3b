import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { SkipLink } from '#components/primitives/skip-link.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ skip: string; menu: string; heading: string }> = {
  en: { skip: 'Skip to the content', menu: 'Get a quote', heading: 'Recommended plans' },
  es: { skip: 'Saltar al contenido', menu: 'Obtener una cotización', heading: 'Planes recomendados' },
}

function Page() {
  const sample = useSample(text)
  return (
    <>
      <SkipLink href="#content">{sample.skip}</SkipLink>
      <nav>
        <a href="#quote" className="text-primary underline">
          {sample.menu}
        </a>
      </nav>
      <div id="content" tabIndex={-1} className="mt-8">
        <h1 className="text-3xl font-bold">{sample.heading}</h1>
      </div>
    </>
  )
}

const meta = {
  title: 'Primitives/Skip link (jump to content)',
  id: 'primitives-skip-link',
  component: SkipLink,
  render: Page,
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof Page>

export const Hidden: Story = {}

export const ShowsOnFocus: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvasElement, globals }) {
    const link = within(canvasElement).getByRole('link', { name: sampleFor(text, globals).skip })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Gallery: Story = gallery({ component: Page }, { Hidden })
