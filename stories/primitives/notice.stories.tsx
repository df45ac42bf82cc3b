import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '#components/primitives/button.tsx'
import { Notice, type NoticeProps } from '#components/primitives/notice.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ title: string; body: string; action: string }> = {
  en: { title: 'Your state has its own marketplace', body: 'We cannot quote plans there.', action: 'Where to look' },
  es: {
    title: 'Su estado tiene su propio mercado de seguros médicos',
    body: 'Aquí no podemos cotizar los planes de ese estado.',
    action: 'Dónde buscar',
  },
}

function Sample({ tone }: Pick<NoticeProps, 'tone'>) {
  const { title, body, action } = useSample(text)
  return (
    <Notice tone={tone} title={title} actions={<Button size="sm">{action}</Button>}>
      {body}
    </Notice>
  )
}

const meta = {
  title: 'Primitives/Notice (callout, inset, info box, aviso)',
  id: 'primitives-notice',
  component: Notice,
  render: Sample,
  args: { tone: 'info' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof Sample>

export const Information: Story = {}
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const LongSpanish: Story = { args: { tone: 'warning' }, globals: { locale: 'es' } }

export const Gallery: Story = gallery({ component: Sample }, { Information, Success, Warning, Danger })
