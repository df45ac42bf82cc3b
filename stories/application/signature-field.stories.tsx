import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SignatureField, type SignatureText } from '#components/application/signature-field/signature-field.tsx'
import type { ApplicationSignature } from '#domain/application/application.ts'
import { unsigned } from '#domain/application/signature.ts'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

interface Text extends SignatureText {
  readonly label: string
  readonly hint: string
  readonly error: string
}

const text: Bilingual<Text> = {
  en: {
    label: 'Your signature',
    hint: 'Draw it or type it. Both count the same.',
    error: 'A signature is required to submit the application.',
    methods: 'How to sign',
    draw: 'Draw',
    type: 'Type',
    empty: 'Signature pad, empty',
    unconfirmed: 'Signature pad, name typed but not confirmed yet',
    signed: 'Signature pad, signed',
    clear: 'Clear',
    name: 'Type your name to sign',
    nameHint: 'Your first and last name',
    intent: 'I intend this as my signature',
  },
  es: {
    label: 'Su firma',
    hint: 'Dibújela o escríbala. Ambas valen lo mismo.',
    error: 'Se requiere una firma para enviar la solicitud.',
    methods: 'Cómo firmar',
    draw: 'Dibujar',
    type: 'Escribir',
    empty: 'Espacio para la firma, vacío',
    unconfirmed: 'Espacio para la firma, con un nombre escrito y sin confirmar todavía',
    signed: 'Espacio para la firma, firmado',
    clear: 'Borrar',
    name: 'Escriba su nombre para firmar',
    nameHint: 'Su nombre y apellido',
    intent: 'Quiero que esta sea mi firma',
  },
}

/** A long loop and a flourish, as drawn with a pen on a pad of 560 pixels. */
const strokes = [
  Array.from({ length: 60 }, (_, at) => ({
    x: 110 + at * 5,
    y: 78 - 38 * Math.sin(at / 4) * Math.exp(-at / 70),
    time: at * 16,
    pressure: 0.5,
  })),
  Array.from({ length: 24 }, (_, at) => ({ x: 130 + at * 14, y: 122 - at, time: 2000 + at * 16, pressure: 0.5 })),
]
const drawn: ApplicationSignature = { ...unsigned, drawing: { width: 560, strokes } }
const typed: ApplicationSignature = {
  ...unsigned,
  method: 'typed',
  typedName: 'Marisol Quintero Peña',
  isIntended: true,
}

interface SampleProps {
  readonly initial?: ApplicationSignature
  readonly wrong?: boolean
  readonly onChanged?: (value: ApplicationSignature) => void
}

function Sample({ initial = unsigned, wrong, onChanged }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  return (
    <SignatureField
      label={sample.label}
      hint={sample.hint}
      error={wrong === true ? sample.error : undefined}
      text={sample}
      value={value}
      onChange={(changed) => {
        setValue(changed)
        onChanged?.(changed)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Application/Signature field (sign, draw, firma)',
  id: 'application-signature-field',
  component: SignatureField,
  render: Sample,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = {}
export const Drawn: Story = { args: { initial: drawn } }
export const Typed: Story = { args: { initial: typed } }
export const TypedLong: Story = {
  args: { initial: { ...typed, typedName: 'María de los Ángeles Fernández de Córdoba y Quintero Peña' } },
}
export const Wrong: Story = { args: { wrong: true } }
export const Narrow: Story = { args: { initial: drawn }, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { args: { initial: typed, wrong: true }, globals: { locale: 'es' } }

/** Returns the number of canvas pixels that are not empty. */
function inkOn(canvasElement: HTMLElement): number {
  const pad = canvasElement.querySelector('canvas')
  const copy = document.createElement('canvas')
  const context = copy.getContext('2d', { willReadFrequently: true })
  if (pad === null || context === null) throw new Error('There is no pad')
  copy.width = pad.width
  copy.height = pad.height
  context.drawImage(pad, 0, 0)
  const data = context.getImageData(0, 0, copy.width, copy.height).data
  return data.filter((value, at) => at % 4 === 3 && value > 0).length
}

/** Draws a wave across a canvas with a mouse. The pen's throttle time must pass for it to count as a stroke. */
function drawLine(canvas: HTMLElement) {
  const { left, top, width } = canvas.getBoundingClientRect()
  const at = (type: string, share: number, buttons: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        button: 0,
        buttons,
        clientX: left + width * share,
        clientY: top + 60 + 50 * Math.sin(share * 25),
      }),
    )
  at('pointerdown', 0.2, 1)
  for (let share = 0.25; share < 0.8; share += 0.05) at('pointermove', share, 1)
  at('pointerup', 0.8, 0)
}

// Proves F-50.
export const IsDrawnAndCleared: Story = {
  args: { onChanged: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const pad = canvasElement.querySelector('canvas')
    if (pad === null) throw new Error('There is no pad')
    await expect(canvas.getByRole('img', { name: sample.empty })).toBeVisible()
    drawLine(pad)
    await expect(await canvas.findByRole('img', { name: sample.signed })).toBeVisible()
    await expect(args.onChanged).toHaveBeenLastCalledWith(
      expect.objectContaining({ dataUrl: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) as string }),
    )
    await waitFor(() => expect(inkOn(canvasElement)).toBeGreaterThan(50))
    await expect(await canvas.findByText(sample.signed)).toHaveRole('status')
    await userEvent.click(canvas.getByRole('button', { name: sample.clear }))
    await expect(canvas.getByRole('img', { name: sample.empty })).toBeVisible()
    await waitFor(() => expect(inkOn(canvasElement)).toBe(0))
    await expect(args.onChanged).toHaveBeenLastCalledWith(unsigned)
  },
}

export const IsTypedByKeyboard: Story = {
  args: { onChanged: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: sample.type })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Marisol Quintero')
    await expect(canvas.getByRole('img', { name: sample.unconfirmed })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: sample.intent })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('img', { name: sample.signed })).toBeVisible()
    await expect(await canvas.findByText(sample.signed)).toHaveRole('status')
    await expect(args.onChanged).toHaveBeenLastCalledWith({
      ...unsigned,
      method: 'typed',
      typedName: 'Marisol Quintero',
      isIntended: true,
      dataUrl: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) as string,
    })
    await waitFor(() => expect(inkOn(canvasElement)).toBeGreaterThan(50))
  },
}

export const KeepsTheDrawingWhileTyping: Story = {
  args: { onChanged: fn() },
  play: async ({ canvasElement, globals }) => {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const pad = canvasElement.querySelector('canvas')
    if (pad === null) throw new Error('There is no pad')
    drawLine(pad)
    await canvas.findByRole('img', { name: sample.signed })
    await userEvent.click(canvas.getByRole('tab', { name: sample.type }))
    await expect(canvas.getByRole('img', { name: sample.empty })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: sample.draw }))
    await expect(canvas.getByRole('img', { name: sample.signed })).toBeVisible()
    await waitFor(() => expect(inkOn(canvasElement)).toBeGreaterThan(50))
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Empty, Drawn, Typed, TypedLong, Wrong })
