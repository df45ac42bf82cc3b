import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import type { Application } from '#domain/application/application.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { daughter, familyApplication, member } from './sample-application.ts'

const typed: Application = {
  ...familyApplication,
  phone: '(305) 555-0188',
  members: [member({ ssn: '219099934' }), { ...daughter, firstName: '', legalStatus: 'citizen' }],
}
const saved: Application = {
  ...familyApplication,
  communicationPreference: '2',
  address: { ...familyApplication.address, street: '77 Calle Ocho', apartment: '' },
  members: [
    member({ ssn: '219099921', incomeSources: ['employed', 'other', 'rentals'], occupation: 'Cook' }),
    {
      ...daughter,
      relationship: 'son',
      legalStatus: 'resident',
      alienNumber: '123456789',
      cardNumber: 'ABC1234567890',
    },
  ],
}

const onKeepTyped = fn()
const onTakeSaved = fn()
const meta = {
  title: 'Widgets/Application/Draft conflicts (merge)',
  id: 'application-draft-conflicts',
  component: DraftConflicts,
  args: {
    conflicts: [
      { field: 'phone', index: null },
      { field: 'ssn', index: 0 },
      { field: 'relationship', index: 1 },
    ],
    typed,
    saved,
    origin: 'elsewhere',
    communicationOptions: [
      { id: 1, name: 'Text or email' },
      { id: 2, name: 'WhatsApp or email' },
    ],
    onKeepTyped,
    onTakeSaved,
  },
} satisfies Meta<typeof DraftConflicts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EveryKind: Story = {
  args: {
    conflicts: [
      ...(['phone', 'email', 'communicationPreference', 'address', 'isMailingSameAsHome'] as const).map((field) => ({
        field,
        index: null,
      })),
      ...(['firstName', 'lastName', 'dateOfBirth', 'gender', 'ssn', 'legalStatus', 'incomeSources'] as const).map(
        (field) => ({ field, index: 0 }),
      ),
      { field: 'legalStatus', index: 1 },
      { field: 'relationship', index: 1 },
    ],
  },
}
export const AnotherTab: Story = { args: { origin: 'tab' } }
export const Narrow: Story = { ...EveryKind, globals: { viewport: { value: 'narrow' } } }
export const OneAnswer: Story = { args: { conflicts: [{ field: 'address', index: null }] } }
export const Spanish: Story = { globals: { locale: 'es' } }

// Proves F-89.
export const BothSides: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('(305) 555-0188')).toBeVisible()
    await expect(canvas.getByText('•••-••-9934')).toBeVisible()
    await expect(canvas.getByText('•••-••-9921')).toBeVisible()
    await expect(canvas.queryByText(/219/)).toBeNull()
  },
}

export const ChosenByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await waitFor(async () => {
      await expect(canvas.getByRole('heading', { name: t('draftConflicts.title') })).toHaveFocus()
    })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('draftConflicts.takeSaved') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onTakeSaved).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onKeepTyped).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Default, EveryKind, AnotherTab, OneAnswer, Spanish })
