import type { Meta, StoryObj } from '@storybook/react-vite'

import { StepHeading } from '#components/application/step-heading.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Application/Step heading',
  id: 'application-step-heading',
  component: StepHeading,
  args: { step: 'address' },
} satisfies Meta<typeof StepHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { Address })
