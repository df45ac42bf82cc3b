import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartPulse, Pill, Wallet } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'

import { Accordion, type AccordionProps } from '#components/primitives/accordion.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

type Entry = readonly [question: string, answer: string]
const text: Bilingual<readonly [Entry, Entry, ...Entry[]]> = {
  en: [
    [
      'What is the premium tax credit?',
      'Help from the federal government that lowers what you pay each month for a Marketplace plan.',
    ],
    ['What is a deductible?', 'What you pay for covered care in a year before the plan begins to share the cost.'],
    ['What is a copay?', 'A fixed amount that you pay for a visit or a prescription.'],
    ['When does my coverage start?', 'On the first day of the month that follows your enrollment, in most cases.'],
    ['Do I need a Social Security number?', 'Only the people who apply for coverage and have one must give it.'],
    ['Can I keep my doctor?', 'Open the plan’s doctor list and look for the name before you choose.'],
    [
      'Does it cost anything to use an agent?',
      'No. The insurance company pays the agent and your price stays the same.',
    ],
  ],
  es: [
    [
      '¿Qué es el crédito fiscal para la prima?',
      'Una ayuda del gobierno federal que reduce lo que usted paga cada mes por un plan del Mercado.',
    ],
    [
      '¿Qué es un deducible?',
      'Lo que usted paga en el año por la atención cubierta antes de que el plan empiece a compartir el costo.',
    ],
    ['¿Qué es un copago?', 'Una cantidad fija que usted paga por una visita o una receta.'],
    ['¿Cuándo comienza mi cobertura?', 'El primer día del mes siguiente a su inscripción, en la mayoría de los casos.'],
    ['¿Necesito un número de Seguro Social?', 'Solo deben darlo las personas que solicitan cobertura y lo tienen.'],
    ['¿Puedo conservar a mi médico?', 'Abra el directorio de médicos del plan y busque el nombre antes de elegir.'],
    ['¿Cuesta algo usar un agente?', 'No. La compañía de seguros le paga al agente y su precio es el mismo.'],
  ],
}
const icons = [Wallet, HeartPulse, Pill]

interface SampleProps extends Partial<Pick<AccordionProps, 'mode' | 'defaultOpen'>> {
  count?: number
  withIcons?: boolean
}

function Sample({ mode = 'single', count = 3, withIcons = false, defaultOpen = [] }: SampleProps) {
  const items = useSample(text)
    .slice(0, count)
    .map(([title, content], index) => {
      const Icon = withIcons ? icons[index] : undefined
      return {
        id: String(index),
        title,
        icon: Icon && <Icon aria-hidden strokeWidth={1.9} className="size-6 text-primary" />,
        content: <p className="max-w-prose text-ink-muted">{content}</p>,
      }
    })
  return <Accordion items={items} mode={mode} headingLevel={2} defaultOpen={defaultOpen} />
}

const meta = {
  title: 'Primitives/Accordion (collapse, FAQ, acordeón)',
  id: 'primitives-accordion',
  component: Accordion,
  render: Sample,
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof Sample>

export const Single: Story = {}
export const OneOpen: Story = { args: { defaultOpen: ['1'] } }
export const MultipleOpen: Story = { args: { mode: 'multiple', defaultOpen: ['0', '2'] } }
export const WithIcons: Story = { args: { withIcons: true } }

export const OpensOneAtATimeByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const [[first], [second]] = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const firstButton = canvas.getByRole('button', { name: first })
    const secondButton = canvas.getByRole('button', { name: second })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: first })).toBeVisible()
    await userEvent.tab()
    await expect(secondButton).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(secondButton).toHaveAttribute('aria-expanded', 'true')
    await expect(firstButton).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const ManyItemsAreNotRegions: Story = {
  args: { count: 7, defaultOpen: ['0'] },
  async play({ canvasElement, globals }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sampleFor(text, globals)[0][1])).toBeVisible()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Single, OneOpen, WithIcons })
