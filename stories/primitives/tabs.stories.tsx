import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Tabs, type TabsProps } from '#components/primitives/tabs.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<Record<'label' | 'email' | 'phone' | 'agent' | 'yourEmail' | 'yourPhone' | 'agentText', string>> =
  {
    en: {
      label: 'How should we reach you?',
      email: 'Email',
      phone: 'Phone',
      agent: 'Talk to an agent',
      yourEmail: 'Your email',
      yourPhone: 'Your phone number',
      agentText: 'Call us Monday to Friday. We answer in English and in Spanish.',
    },
    es: {
      label: '¿Cómo podemos comunicarnos con usted?',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      agent: 'Hablar con un agente',
      yourEmail: 'Su correo electrónico',
      yourPhone: 'Su número de teléfono',
      agentText: 'Llámenos de lunes a viernes. Atendemos en español y en inglés.',
    },
  }

function Box({ label, type }: { label: string; type: 'email' | 'tel' }) {
  return (
    <label className="grid max-w-field-lg gap-1 font-semibold">
      {label}
      <input type={type} className="h-control rounded-md border-2 border-control bg-surface px-3 font-normal" />
    </label>
  )
}

function Sample({ keepMounted = true, withIcons = false }: Pick<TabsProps, 'keepMounted'> & { withIcons?: boolean }) {
  const sample = useSample(text)
  const [selected, setSelected] = useState('email')
  const icon = (Icon: typeof Mail) => withIcons && <Icon aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
  return (
    <Tabs
      label={sample.label}
      selected={selected}
      onSelect={setSelected}
      keepMounted={keepMounted}
      items={[
        { id: 'email', label: sample.email, icon: icon(Mail), content: <Box label={sample.yourEmail} type="email" /> },
        { id: 'phone', label: sample.phone, icon: icon(Phone), content: <Box label={sample.yourPhone} type="tel" /> },
        ...(withIcons
          ? []
          : [{ id: 'agent', label: sample.agent, content: <p>{sample.agentText}</p>, focusable: true }]),
      ]}
    />
  )
}

function SecondOpen() {
  const sample = useSample(text)
  const [selected, setSelected] = useState('phone')
  return (
    <Tabs
      label={sample.label}
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'email', label: sample.email, content: <Box label={sample.yourEmail} type="email" /> },
        { id: 'phone', label: sample.phone, content: <Box label={sample.yourPhone} type="tel" /> },
      ]}
    />
  )
}

const meta = {
  title: 'Primitives/Tabs (tab list, pestañas)',
  id: 'primitives-tabs',
  component: Tabs,
  render: Sample,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof Sample>

export const Three: Story = {}
export const WithIcons: Story = { args: { withIcons: true } }
export const SecondSelected: Story = { render: SecondOpen }

export const MovesByArrowsAndKeepsWhatWasTyped: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(sample.email)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('marisol@example.com')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(sample.agent)).toHaveFocus()
    await expect(tab(sample.agent)).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: sample.agent })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(sample.email)).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect(canvas.getByRole('textbox', { name: sample.yourEmail })).toHaveValue('marisol@example.com')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Three, WithIcons, SecondSelected })
