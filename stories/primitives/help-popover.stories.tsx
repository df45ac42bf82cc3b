import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { HelpPopover } from '#components/primitives/help-popover.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<Record<'term' | 'help' | 'explanation' | 'more', string>> = {
  en: {
    term: 'Deductible',
    help: 'What is a deductible?',
    explanation: 'What you pay for covered care in a year before your plan begins to share the cost.',
    more: 'See an example',
  },
  es: {
    term: 'Deducible',
    help: '¿Qué es un deducible?',
    explanation:
      'Lo que usted paga en el año por la atención cubierta antes de que su plan empiece a compartir el costo.',
    more: 'Ver un ejemplo',
  },
}

function Sample({ atEnd = false }: { atEnd?: boolean }) {
  const sample = useSample(text)
  return (
    <div className={atEnd ? 'flex items-center justify-end' : 'flex items-center'}>
      <span className="font-semibold">{sample.term}</span>
      <HelpPopover label={sample.help}>
        <p>{sample.explanation}</p>
        <a href="#example" className="text-primary underline">
          {sample.more}
        </a>
      </HelpPopover>
    </div>
  )
}

const meta = {
  title: 'Primitives/Help popover (tooltip, popup, hint, ayuda)',
  id: 'primitives-help-popover',
  component: HelpPopover,
} satisfies Meta<typeof HelpPopover>
export default meta
type Story = StoryObj<typeof Sample>

export const Closed: Story = { render: Sample }

function WordSample() {
  const sample = useSample(text)
  return (
    <div>
      <HelpPopover word={sample.term}>
        <p>{sample.explanation}</p>
      </HelpPopover>
    </div>
  )
}

export const AWord: Story = { render: WordSample }

export const AWordByKeyboard: Story = {
  render: WordSample,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const word = canvas.getByRole('button', { name: sample.term })
    await expect(word).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(sample.explanation)
    await userEvent.keyboard('{Escape}')
    await expect(word).toHaveFocus()
  },
}

export const OpensAndClosesByKeyboard: Story = {
  render: Sample,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: sample.help })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(sample.explanation)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: sample.more })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByText(sample.explanation)).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText(sample.term))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ClosesWhenTheFocusMovesOn: Story = {
  render: Sample,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: sample.help })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).not.toHaveFocus()
  },
}

export const StaysInsideTheWindow: Story = {
  render: Sample,
  args: { atEnd: true },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: sample.help }))
    const panel = canvas.getByText(sample.explanation).parentElement
    await waitFor(() => {
      const box = panel?.getBoundingClientRect()
      return expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
    await expect(panel?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Closed, AWord })
