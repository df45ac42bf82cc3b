import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { Button, type ButtonProps } from '#components/primitives/button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{
  next: string
  previous: string
  print: string
  remove: string
  save: string
  saving: string
  full: string
  compare: string
  long: string
}> = {
  en: {
    next: 'Next',
    previous: 'Previous',
    print: 'Print',
    remove: 'Remove this person',
    save: 'Save and continue',
    saving: 'Saving your answers…',
    full: 'You are already comparing 3 plans. Take one out first.',
    compare: 'Compare plans',
    long: 'Show prices without the tax credit for everyone in my household',
  },
  es: {
    next: 'Siguiente',
    previous: 'Anterior',
    print: 'Imprimir',
    remove: 'Quitar a esta persona',
    save: 'Guardar y continuar',
    saving: 'Guardando sus respuestas…',
    full: 'Ya está comparando 3 planes. Quite uno primero.',
    compare: 'Comparar planes',
    long: 'Ver los precios sin el crédito fiscal para la prima para todas las personas de mi hogar',
  },
}

type SampleProps = Pick<ButtonProps, 'tone' | 'size' | 'onClick'> & { word?: keyof (typeof text)['en'] }

function Sample({ word = 'next', ...rest }: SampleProps) {
  return (
    <div>
      <Button {...rest}>{useSample(text)[word]}</Button>
    </div>
  )
}

function OnHero() {
  return (
    <div className="on-hero rounded-card bg-hero p-5">
      <Sample tone="inverse" word="compare" />
    </div>
  )
}

function WithIcons() {
  const sample = useSample(text)
  return (
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet">
        <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5" />
        {sample.previous}
      </Button>
      <Button tone="outline" size="sm">
        <Printer aria-hidden strokeWidth={1.9} className="size-5" />
        {sample.print}
      </Button>
    </div>
  )
}

function Saving() {
  const sample = useSample(text)
  return (
    <div>
      <Button busy busyLabel={sample.saving}>
        {sample.save}
      </Button>
    </div>
  )
}

function Explained({ onClick = fn() }: Pick<ButtonProps, 'onClick'>) {
  const sample = useSample(text)
  return (
    <Button tone="outline" disabledReason={sample.full} onClick={onClick}>
      {sample.compare}
    </Button>
  )
}

function Form({ onSubmit }: { onSubmit: () => void }) {
  const sample = useSample(text)
  const [busy, setBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        setBusy(true)
      }}
    >
      <Button type="submit" busy={busy} busyLabel={sample.saving}>
        {sample.save}
      </Button>
    </form>
  )
}

/** A button whose press is the last one allowed, such as choosing the third plan. */
function LastPress() {
  const sample = useSample(text)
  const [isFull, setIsFull] = useState(false)
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsFull(false)
      }}
      role="presentation"
    >
      <Button
        disabledReason={isFull ? sample.full : undefined}
        onClick={() => {
          setIsFull(true)
        }}
      >
        {sample.compare}
      </Button>
    </div>
  )
}

const meta = {
  title: 'Primitives/Button (action, botón)',
  id: 'primitives-button',
  component: Button,
  render: Sample,
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof Sample>

export const Primary: Story = {}
export const Outline: Story = { args: { tone: 'outline', word: 'previous' } }
export const Quiet: Story = { args: { tone: 'quiet', word: 'previous' } }
export const Accent: Story = { args: { tone: 'accent', word: 'compare' } }
export const Danger: Story = { args: { tone: 'danger', word: 'remove' } }
export const Inverse: Story = { render: OnHero }
export const Small: Story = { args: { size: 'sm', tone: 'outline' } }
export const Icons: Story = { render: WithIcons }
export const Busy: Story = { render: Saving }
export const DisabledWithReason: StoryObj<typeof Explained> = { render: Explained }
export const LongSpanish: Story = { args: { word: 'long' }, globals: { locale: 'es' } }

export const SubmitsOnceByKeyboard: StoryObj<typeof Form> = {
  render: Form,
  args: { onSubmit: fn() },
  async play({ args, canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: sample.save })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(sample.saving)
    await expect(button).toHaveAccessibleName(sample.saving)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SaysWhyItIsDisabled: StoryObj<typeof Explained> = {
  render: Explained,
  args: { onClick: fn() },
  async play({ args, globals }) {
    const sample = sampleFor(text, globals)
    const button = screen.getByRole('button', { name: sample.compare })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(sample.full)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const KeepsTheFocusWhenAReasonComesAndGoes: StoryObj<typeof LastPress> = {
  render: LastPress,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const button = within(canvasElement).getByRole('button', { name: sample.compare })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAccessibleDescription(sample.full)
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toHaveFocus()
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  {
    Primary,
    Outline,
    Quiet,
    Accent,
    Danger,
    Inverse,
    Small,
    Icons,
    Busy,
    DisabledWithReason,
    LongSpanish,
  },
)
