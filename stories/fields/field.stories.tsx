import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Field } from '#components/fields/field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ label: string; hint: string; error: string }> = {
  en: { label: 'Best time to call', hint: 'Monday to Friday', error: 'Please choose a time.' },
  es: { label: 'Mejor hora para llamarle', hint: 'De lunes a viernes', error: 'Elija una hora, por favor.' },
}

/** A field around a custom control, here the browser's time input. */
function TimeField({ hinted = false, wrong = false }: { readonly hinted?: boolean; readonly wrong?: boolean }) {
  const { label, hint, error } = useSample(text)
  return (
    <Field label={label} {...(hinted && { hint })} {...(wrong && { error })}>
      {(control) => <input type="time" className="h-control rounded-md border-2 border-control px-3.5" {...control} />}
    </Field>
  )
}

const meta = {
  title: 'Fields/Field (label, hint, error, campo)',
  id: 'fields-field',
  component: TimeField,
  parameters: { describes: Field },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hinted: true } }
export const WithError: Story = { args: { hinted: true, wrong: true } }

export const TiesWordsToTheControl: Story = {
  args: { hinted: true, wrong: true },
  play: async ({ canvasElement, globals }) => {
    const { label, hint, error } = sampleFor(text, globals)
    const control = within(canvasElement).getByLabelText(label)
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(hint))
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(error))
    await expect(control).toBeInvalid()
  },
}

export const Gallery: Story = gallery(meta, { Plain, WithHint, WithError })
