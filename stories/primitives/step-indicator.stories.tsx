import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { StepIndicator, type StepIndicatorProps } from '#components/primitives/step-indicator.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

type Id = 'location' | 'people' | 'household' | 'income' | 'coverage'
type Stage = 'quote' | 'plans' | 'register' | 'confirm'
interface Words {
  label: string
  stages: string
  completed: string
  position: string
  steps: Record<Id, string>
  flow: Record<Stage, string>
}
const text: Bilingual<Words> = {
  en: {
    label: 'Steps of your quote',
    stages: 'From quote to coverage',
    completed: '(completed)',
    position: 'Step 2 of 5',
    steps: {
      location: 'Where you live',
      people: 'Who needs coverage',
      household: 'Tax household',
      income: 'Income',
      coverage: 'Current coverage',
    },
    flow: { quote: 'Quote', plans: 'Plans', register: 'Register', confirm: 'Confirm' },
  },
  es: {
    label: 'Pasos de su cotización',
    stages: 'De la cotización a la cobertura',
    completed: '(completado)',
    position: 'Paso 2 de 5',
    steps: {
      location: 'Dónde vive',
      people: 'Quién necesita cobertura',
      household: 'Hogar fiscal',
      income: 'Ingresos',
      coverage: 'Cobertura actual',
    },
    flow: { quote: 'Cotización', plans: 'Planes', register: 'Registro', confirm: 'Confirmación' },
  },
}
const ids: readonly Id[] = ['location', 'people', 'household', 'income', 'coverage']
const stages: readonly Stage[] = ['quote', 'plans', 'register', 'confirm']

type SampleProps = Partial<Pick<StepIndicatorProps, 'current' | 'onStep'>>

function Bars({ current = 'people', onStep }: SampleProps) {
  const sample = useSample(text)
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 font-semibold">
      <span className="text-ink-muted">{sample.position}</span>
      <span>{sample.steps.people}</span>
      <StepIndicator
        look="bars"
        className="sm:ms-auto"
        label={sample.label}
        completedText={sample.completed}
        steps={ids.map((id) => ({ id, label: sample.steps[id] }))}
        current={current}
        onStep={onStep}
      />
    </div>
  )
}

function Flow({ current = 'register', onStep }: SampleProps) {
  const sample = useSample(text)
  return (
    <StepIndicator
      look="flow"
      label={sample.stages}
      completedText={sample.completed}
      steps={stages.map((id) => ({ id, label: sample.flow[id] }))}
      current={current}
      onStep={onStep}
    />
  )
}

function Walk() {
  const [current, setCurrent] = useState('confirm')
  return <Flow current={current} onStep={setCurrent} />
}

const meta = {
  title: 'Primitives/Step indicator (stepper, wizard, pasos)',
  id: 'primitives-step-indicator',
  component: StepIndicator,
  render: Bars,
} satisfies Meta<typeof StepIndicator>
export default meta
type Story = StoryObj<typeof Bars>

export const BarsSecondStep: Story = {}
export const BarsLeadBack: Story = { args: { current: 'income', onStep: fn() } }
export const FlowFirstStep: Story = { render: Flow, args: { current: 'quote' } }
export const FlowThirdStep: Story = { render: Flow }
export const FlowLeadsBack: Story = { render: Flow, args: { onStep: fn() } }

export const LeadsBackByKeyboard: Story = {
  render: Walk,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: `${sample.flow.plans} ${sample.completed}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** Spanish in either language, because its names are the longest. */
function Longest() {
  return (
    <div lang="es" className="max-w-field-lg">
      <StepIndicator
        look="flow"
        label={text.es.stages}
        completedText={text.es.completed}
        steps={stages.map((id) => ({ id, label: text.es.flow[id] }))}
        current="confirm"
      />
    </div>
  )
}

// Proves Q-2.
export const NamesStayWhole: Story = {
  render: Longest,
  async play({ canvasElement }) {
    const names = within(canvasElement)
      .getAllByRole('listitem')
      .map((step) => {
        const words = document.createRange()
        words.selectNodeContents(within(step).getByText(/\p{Lu}/u))
        return { first: step.getBoundingClientRect(), lines: [...words.getClientRects()] }
      })
    for (const [at, { lines }] of names.entries()) {
      await expect(lines, text.es.flow[stages[at] ?? 'quote']).toHaveLength(1)
      const next = names[at + 1]
      if (next) await expect(next.first.left - (lines[0]?.right ?? Infinity)).toBeGreaterThanOrEqual(11)
    }
  },
}

export const Gallery: Story = gallery(
  { component: Bars },
  { BarsSecondStep, BarsLeadBack, FlowFirstStep, FlowThirdStep, FlowLeadsBack },
)
