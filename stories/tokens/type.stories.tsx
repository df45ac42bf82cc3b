import type { Meta, StoryObj } from '@storybook/react-vite'

import { type Bilingual, useSample } from '#stories/support/bilingual.ts'

const sample: Bilingual<{ heading: string; body: string; money: string }> = {
  en: {
    heading: 'Find your health plan',
    body: 'Five short questions, then every plan in your county with the price you would pay.',
    money: '$1,234.56 per month',
  },
  es: {
    heading: 'Encuentre su plan de salud',
    body: 'Cinco preguntas cortas y luego cada plan de su condado con el precio que usted pagaría.',
    money: '$1,234.56 al mes',
  },
}

const displaySizes = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl'] as const
const textSizes = ['text-lg', 'text-base', 'text-sm', 'text-xs'] as const

/** The type scale: headings and prices in Bricolage Grotesque, everything else in Atkinson Hyperlegible Next. */
function TypeScale() {
  const text = useSample(sample)
  return (
    <div className="grid gap-5">
      {displaySizes.map((size) => (
        <p key={size} className={`font-display font-bold ${size}`}>
          {text.heading} <span className="tabular-nums">{text.money}</span>
        </p>
      ))}
      {textSizes.map((size) => (
        <p key={size} className={size}>
          {text.body}
        </p>
      ))}
    </div>
  )
}

const meta = {
  title: 'Foundations/Type (fonts, typography)',
  id: 'tokens-type',
  tags: ['!autodocs'],
  component: TypeScale,
} satisfies Meta<typeof TypeScale>
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = { parameters: { chromatic: { disableSnapshot: false } } }
