import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ApplicationFailure, type ApplicationFailureProps } from '#components/application/application-failure.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const text: Bilingual<string> = {
  en: 'Network error while saving progress. Check your connection.',
  es: 'Error de red al guardar el progreso. Revise su conexión.',
}

function Worded(props: Partial<ApplicationFailureProps>) {
  return <ApplicationFailure kind="save" onRetry={fn()} onBack={fn()} {...props} message={useSample(text)} />
}

const meta = {
  title: 'Widgets/Application/Application failure',
  id: 'application-application-failure',
  component: ApplicationFailure,
  render: Worded,
  args: { kind: 'save', message: '', onRetry: fn(), onBack: fn() },
} satisfies Meta<typeof ApplicationFailure>
export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {}
export const NotSubmitted: Story = { args: { kind: 'submit' } }
export const MayHaveArrived: Story = { args: { kind: 'submitUnknown' } }
export const LongSpanish: Story = { args: { kind: 'submit' }, globals: { locale: 'es' } }

// Proves F-4.
export const TakesTheFocusAndTriesAgain: Story = {
  render: (args) => (
    <Appears>
      <Worded {...args} />
    </Appears>
  ),
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await letAppear()
    await expect(canvas.getByRole('heading', { name: t('applicationFailure.save') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { NotSaved, NotSubmitted, MayHaveArrived })
