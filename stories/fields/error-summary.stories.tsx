import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

interface Text {
  readonly heading: (count: number) => string
  readonly problems: readonly [string, string, string]
  readonly name: string
  readonly nameError: string
  readonly contact: string
  readonly contactError: string
  readonly email: string
  readonly phone: string
  readonly submit: string
}

const text: Bilingual<Text> = {
  en: {
    heading: (count) => (count === 1 ? 'There is 1 problem to fix' : `There are ${count} problems to fix`),
    problems: [
      'Date of birth does not match the age you quoted (34)',
      'Please select a communication preference.',
      'The ZIP code of your home address must be the one you quoted (33133), or the prices you saw do not hold.',
    ],
    name: 'First name',
    nameError: 'First name is required.',
    contact: 'How should we write to you?',
    contactError: 'Please select a communication preference.',
    email: 'E-mail',
    phone: 'Text message',
    submit: 'Save and continue',
  },
  es: {
    heading: (count) => (count === 1 ? 'Hay 1 problema por corregir' : `Hay ${count} problemas por corregir`),
    problems: [
      'La fecha de nacimiento no coincide con la edad que cotizó (34)',
      'Elija una preferencia de comunicación.',
      'El código postal de su casa debe ser el que cotizó (33133); de lo contrario, los precios que vio no son válidos.',
    ],
    name: 'Nombre',
    nameError: 'El nombre es obligatorio.',
    contact: '¿Cómo prefiere que le escribamos?',
    contactError: 'Elija una preferencia de comunicación.',
    email: 'Correo electrónico',
    phone: 'Mensaje de texto',
    submit: 'Guardar y continuar',
  },
}

interface SampleProps {
  readonly count?: number
  readonly headingLevel?: 2 | 3 | undefined
}

function Sample({ count = 1, headingLevel }: SampleProps) {
  const sample = useSample(text)
  const id = useId()
  const problems = sample.problems.slice(0, count).map((message, at) => ({ fieldId: `${id}-${at}`, message }))
  return (
    <ErrorSummary
      headingLevel={headingLevel}
      heading={sample.heading(problems.length)}
      problems={problems}
      focusKey={0}
    />
  )
}

/** A small form that refuses to go on while an answer is missing. */
function Form() {
  const sample = useSample(text)
  const nameId = useId()
  const contactId = useId()
  const [refused, setRefused] = useState(0)
  const [name, setName] = useState('')
  const [contact, setContact] = useState<'email' | 'phone' | ''>('')
  const nameError = refused > 0 && name === '' ? sample.nameError : undefined
  const contactError = refused > 0 && contact === '' ? sample.contactError : undefined
  const problems = [
    { fieldId: nameId, message: nameError },
    { fieldId: contactId, message: contactError },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]))
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(refused + 1)
      }}
    >
      <ErrorSummary heading={sample.heading(problems.length)} problems={problems} focusKey={refused} />
      <TextField id={nameId} label={sample.name} error={nameError} value={name} onChange={setName} width="lg" />
      <RadioGroup
        id={contactId}
        label={sample.contact}
        error={contactError}
        value={contact}
        onChange={setContact}
        options={[
          { value: 'email', label: sample.email },
          { value: 'phone', label: sample.phone },
        ]}
      />
      <button
        type="submit"
        className="min-h-control justify-self-start rounded-full bg-primary px-5 font-semibold text-on-primary"
      >
        {sample.submit}
      </button>
    </form>
  )
}

const meta = {
  title: 'Fields/Error summary (form errors, errores)',
  id: 'fields-error-summary',
  component: ErrorSummary,
  render: Sample,
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof Sample>

export const OneProblem: Story = {}
export const Several: Story = { args: { count: 3 } }
export const LongSpanish: Story = { args: { count: 3 }, globals: { locale: 'es' } }
export const InAForm: Story = { render: Form }

export const TakesFocusAndLeadsToTheFields: Story = {
  render: Form,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const submit = canvas.getByRole('button', { name: sample.submit })
    await userEvent.click(submit)
    const summary = canvas.getByRole('group', { name: sample.heading(2) })
    await expect(summary).toHaveFocus()
    // Moving the focus announces the summary once. A live region would be read again in full at the first letter of
    // each correction.
    await expect(summary).toHaveAccessibleDescription(new RegExp(sample.nameError))
    await expect(summary.closest('[aria-live]') ?? canvas.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    await expect(within(summary).getByRole('link', { name: sample.nameError })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const name = canvas.getByLabelText(sample.name)
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(sample.nameError)

    await userEvent.keyboard('Marisol')
    await expect(name).toHaveFocus()
    await userEvent.clear(name)
    await expect(name).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: sample.contactError }))
    await expect(canvas.getByRole('radio', { name: sample.email })).toHaveFocus()
    await userEvent.click(submit)
    await expect(canvas.getByRole('group', { name: sample.heading(2) })).toHaveFocus()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { OneProblem, Several })
