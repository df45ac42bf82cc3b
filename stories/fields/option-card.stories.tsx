import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { NumberField } from '#components/fields/number-field.tsx'
import { OptionCard } from '#components/fields/option-card.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<
  Record<'spouse' | 'spouseHint' | 'self' | 'age' | 'dependents' | 'hint' | 'count' | 'child' | 'error', string>
> = {
  en: {
    self: 'Myself',
    age: 'Your age',
    spouse: 'My spouse',
    spouseHint: 'Legally married, even if you live apart',
    dependents: 'Dependents',
    hint: 'Children or relatives you claim on your taxes',
    count: 'How many',
    child: 'Child 1 age',
    error: 'Age (0-120)',
  },
  es: {
    self: 'Yo',
    age: 'Su edad',
    spouse: 'Mi cónyuge',
    spouseHint: 'Casados legalmente, aunque vivan separados',
    dependents: 'Dependientes',
    hint: 'Hijos o familiares que incluye en su declaración de impuestos',
    count: 'Cuántos',
    child: 'Edad del hijo 1',
    error: 'Ingrese una edad de 0 a 120 años.',
  },
}

interface SampleProps {
  readonly type?: 'checkbox' | 'radio'
  readonly initial?: boolean
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly questions?: boolean
  readonly hinted?: boolean
}

function Sample({ type = 'checkbox', initial = false, questions = false, hinted = false, ...state }: SampleProps) {
  const sample = useSample(text)
  const [value, setValue] = useState(initial)
  const [count, setCount] = useState('1')
  const [age, setAge] = useState('130')
  return (
    <OptionCard
      {...state}
      type={type}
      label={questions ? sample.dependents : hinted ? sample.spouse : sample.self}
      hint={questions ? sample.hint : hinted ? sample.spouseHint : undefined}
      value={value}
      onChange={setValue}
    >
      {questions && (
        <div className="flex flex-wrap gap-3">
          <NumberField label={sample.count} value={count} onChange={setCount} />
          <NumberField
            label={sample.child}

            value={age}
            error={Number(age) > 120 ? sample.error : undefined}
            onChange={setAge}
          />
        </div>
      )}
    </OptionCard>
  )
}

const meta = {
  title: 'Fields/Option card (choice, big radio, tarjeta)',
  id: 'fields-option-card',
  component: OptionCard,
  render: Sample,
} satisfies Meta<typeof OptionCard>
export default meta
type Story = StoryObj<typeof Sample>

export const Off: Story = {}
export const On: Story = { args: { initial: true } }
export const WithHint: Story = { args: { hinted: true } }
export const OpenWithQuestions: Story = { args: { initial: true, questions: true } }
export const Disabled: Story = { args: { disabled: true, hinted: true } }
export const Invalid: Story = { args: { invalid: true, hinted: true } }
export const Radio: Story = { args: { type: 'radio', hinted: true } }
export const RadioOn: Story = { args: { type: 'radio', initial: true, hinted: true } }

export const OpensItsQuestionsByKeyboard: Story = {
  args: { questions: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: sample.dependents })
    await expect(box).toHaveAccessibleDescription(sample.hint)
    await expect(canvas.queryByLabelText(sample.count)).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const questions = canvas.getByRole('group', { name: sample.dependents })
    await userEvent.tab()
    await expect(within(questions).getByLabelText(sample.count)).toHaveFocus()
    await userEvent.click(canvas.getByText(sample.hint))
    await expect(box).not.toBeChecked()
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Off, On, WithHint, OpenWithQuestions, Disabled, Invalid, Radio, RadioOn },
)
