import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ broken: string; mend: string; retry: string; well: string }> = {
  en: { broken: 'This part of the page stopped working', mend: 'Mend it', retry: 'Try again', well: 'All is well.' },
  es: {
    broken: 'Esta parte de la página dejó de funcionar',
    mend: 'Repararla',
    retry: 'Intentar de nuevo',
    well: 'Todo está bien.',
  },
}

function Fragile({ broken }: { broken: boolean }) {
  const sample = useSample(text)
  if (broken) throw new Error('broken on purpose')
  return <p>{sample.well}</p>
}

function Sample({ initially = true, onError = fn() }: { initially?: boolean; onError?: (error: unknown) => void }) {
  const sample = useSample(text)
  const [broken, setBroken] = useState(initially)
  return (
    <ErrorBoundary
      onError={onError}
      fallback={(reset) => (
        <Alert
          tone="danger"
          title={sample.broken}
          actions={
            <Button
              size="sm"
              onClick={() => {
                setBroken(false)
                reset()
              }}
            >
              {sample.retry}
            </Button>
          }
        />
      )}
    >
      <Fragile broken={broken} />
    </ErrorBoundary>
  )
}

const meta = {
  title: 'Primitives/Error boundary (crash, fallback)',
  id: 'primitives-error-boundary',
  component: ErrorBoundary,
  render: Sample,
  // React reports errors that a boundary catches. This one is thrown on purpose.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof Sample>

export const Well: Story = { args: { initially: false } }
export const Broken: Story = {}

export const TriesAgain: Story = {
  args: { onError: fn() },
  async play({ args, canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await expect(args.onError).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(sample.well)).toBeVisible()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Well, Broken })
