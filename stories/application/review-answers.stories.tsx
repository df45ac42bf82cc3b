import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ReviewAnswers } from '#components/application/review-answers/review-answers.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { emptyMember, familyApplication, member } from './sample-application.ts'

const meta = {
  title: 'Widgets/Application/Review answers (check your answers, revisar)',
  id: 'application-review-answers',
  component: ReviewAnswers,
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
  args: {
    application: familyApplication,
    communicationName: 'Text/Email',
    steps: ['contact', 'address', 'primary', 'spouse', 'financial', 'dependents', 'consent'],
    planYear: 2027,
    onChange: fn(),
  },
} satisfies Meta<typeof ReviewAnswers>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the rows into which a phone folds the answers. */
async function unfold(canvasElement: HTMLElement) {
  for (const row of within(canvasElement).queryAllByRole('button', { expanded: false })) await userEvent.click(row)
}

export const Family: Story = {}
const single = {
  application: {
    ...familyApplication,
    members: [member({ legalStatus: 'i94', i94Number: '12345678901', expirationDate: '01/31/2027' })] as const,
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 4520', city: 'Hialeah', state: 'FL', county: '', zip: '33010' },
  },
  steps: ['contact', 'address', 'primary', 'financial', 'consent'],
} satisfies Story['args']
export const Single: Story = { args: single }
export const Unanswered: Story = {
  args: {
    application: { ...familyApplication, members: [emptyMember] },
    communicationName: '',
    steps: ['contact', 'address', 'primary', 'financial', 'consent'],
  },
}
/** Answers that the form cannot show: the agency has them, or no longer offers the chosen option. */
export const HeldByTheAgency: Story = {
  args: {
    application: {
      ...familyApplication,
      communicationPreference: '9',
      members: [
        member({
          ssn: '',
          gender: '',
          legalStatus: 'resident',
          expirationDate: '01/31/2027',
          kept: ['ssn', 'gender', 'alienNumber', 'cardNumber'],
        }),
      ],
    },
    communicationName: '',
    steps: ['contact', 'address', 'primary', 'financial', 'consent'],
  },
  play: async ({ canvasElement, globals }) => {
    await unfold(canvasElement)
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(t('reviewAnswers.kept'))).toHaveLength(4)
    await expect(canvas.getByText(t('contactFields.savedPreference'))).toBeVisible()
    await expect(canvas.queryByText(t('reviewAnswers.none'))).not.toBeInTheDocument()
  },
}
/** Sources that an earlier visit chose, of which only that there are several comes back. */
export const SourcesOfAnEarlierVisit: Story = {
  args: {
    ...single,
    application: {
      ...familyApplication,
      members: [member({ annualIncome: '32000', incomeSources: [], occupation: '', kept: ['incomeSources'] })],
    },
  },
  play: async ({ canvasElement, globals }) => {
    await unfold(canvasElement)
    const t = playText('application', globals)
    await expect(within(canvasElement).getByText(t('reviewAnswers.sourcesKept'))).toBeVisible()
  },
}

export const LongSpanish: Story = { globals: { locale: 'es' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** A phone has the answers of a step in a row. */
export const UnfoldsAStepOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const title = t('applicationSteps.primary.title')
    const row = canvas.getByRole('button', { name: (name) => name.startsWith(t('reviewAnswers.show', { title })) })
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('•••-••-6789')).toBeVisible()
  },
}

export const LeadsToEachStep: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${t('reviewAnswers.change')} `) })).toHaveLength(6)
    const name = `${t('reviewAnswers.change')} ${t('applicationSteps.financial.title')}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onChange).toHaveBeenCalledWith('financial')
  },
}

export const HidesNumbersThatIdentifySomebody: Story = {
  play: async ({ canvasElement }) => {
    await unfold(canvasElement)
    await expect(canvasElement).toHaveTextContent('•••••6789')
    await expect(canvasElement).toHaveTextContent('•••••••••7890')
    await expect(canvasElement.innerHTML).not.toContain('SRC1')
    await expect(canvasElement.innerHTML).not.toContain('1234567')
    await expect(canvasElement).toHaveTextContent('•••-••-6789')
    await expect(canvasElement).not.toHaveTextContent('123-45-6789')
    await expect(canvasElement.innerHTML).not.toContain('123-45')
  },
}

/** What follows from a status stands under it, for a plan of 2027 and not of 2026. */
export const StatusAndCredit: Story = {
  args: single,
  play: async ({ canvasElement, globals }) => {
    await unfold(canvasElement)
    const t = playText('application', globals)
    await expect(canvasElement).toHaveTextContent(t('memberFields.statusCredit', { year: '2027' }))
  },
}
export const StatusIn2026: Story = {
  args: { ...single, planYear: 2026 },
  play: async ({ canvasElement, globals }) => {
    await unfold(canvasElement)
    const t = playText('application', globals)
    await expect(canvasElement).not.toHaveTextContent(t('memberFields.statusCredit', { year: '2027' }))
  },
}

export const Gallery: Story = gallery(meta, { Family, HeldByTheAgency })
