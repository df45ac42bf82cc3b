import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { HomeQuestions, type HomeQuestionsProps } from '#components/home/home-questions.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const text: Bilingual<HomeQuestionsProps['questions']> = {
  en: [
    { slug: 'cost', question: 'What does your help cost?', short: 'It costs you nothing.' },
    { slug: 'doctor', question: 'Can I keep my doctor?', short: "Only if your doctor is in the plan's network." },
  ],
  es: [
    { slug: 'cost', question: '¿Cuánto cuesta su ayuda?', short: 'A usted no le cuesta nada.' },
    { slug: 'doctor', question: '¿Puedo seguir con mi médico?', short: 'Solo si está en la red del plan.' },
  ],
}

function Sample({ phone }: { readonly phone: string }) {
  return <HomeQuestions phone={phone} questions={useSample(text)} />
}

const meta = {
  title: 'Widgets/Home/Home questions (preguntas)',
  id: 'home-home-questions',
  component: Sample,
  parameters: { describes: HomeQuestions },
  args: { phone: '1-800-555-0142' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(4)
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/\/faqs#cost$/))
    await expect(links[3]).toHaveAttribute('href', 'tel:+18005550142')
  },
}

export const Gallery: Story = gallery(meta, { Default })
