import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { estimator } from '#features/quote-wizard/income-step.tsx'
import { laterSteps, marketplace } from '#features/quote-wizard/location-step.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'

import { atQuestion, registering, signedIn, verifying } from './ana.ts'
import { Stage } from './stage.tsx'

/** The journey from the first question to the submitted application, one story for each stage. */
const meta = {
  title: 'Journeys/From quote to confirmation',
  id: 'journeys-from-quote-to-confirmation',
  tags: ['!autodocs'],
  component: Stage,
  args: { place: 'flow', onLeave: fn() },
  loaders: [() => Promise.all([calls, estimator, laterSteps, marketplace].map((part) => part.load()))],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const WhereYouLive: Story = { name: '1 Where you live', args: { quote: atQuestion('location', emptyDraft) } }
export const WhoIsCovered: Story = { name: '2 Who needs coverage', args: { quote: atQuestion('household') } }
export const TaxHousehold: Story = { name: '3 Your tax household', args: { quote: atQuestion('taxHousehold') } }
export const Income: Story = { name: '4 Your income', args: { quote: atQuestion('income') } }
export const OtherCoverage: Story = { name: '5 Other coverage', args: { quote: atQuestion('coverage') } }
export const Plans: Story = { name: '6 Plans', args: { quote: atResults() } }
export const Register: Story = { name: '7 Create an account', args: { quote: registering } }
export const Verify: Story = { name: '8 Enter the code', args: { quote: verifying } }
export const Apply: Story = { name: '9 Apply', args: { place: 'application', account: signedIn() } }
export const Confirm: Story = {
  name: '10 Confirmation',
  // Its first half is in Spanish (F-70).
  loaders: [() => loadInBothLanguages('application', 'plans', 'common')],
  args: { place: 'confirmation', account: signedIn({ submissionId: 'PU-2001-0001', status: 'SUBMITTED' }) },
}
export const Status: Story = {
  name: '11 Later: the status',
  args: { place: 'status', account: signedIn({ submissionId: 'PU-2001-0001', status: 'SUBMITTED' }) },
}
