import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ApplicationFrame, type ApplicationFrameProps } from '#components/application/application-frame.tsx'
import { ApplicationFailure } from '#components/application/application-failure.tsx'
import { PeopleFields } from '#components/application/people-fields.tsx'
import { PlanAside } from '#components/application/plan-aside.tsx'
import { StepHeading } from '#components/application/step-heading.tsx'
import { SaveStatus } from '#components/application/save-status.tsx'
import { stepIssues } from '#domain/application/application-steps.ts'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { familyApplication, member, sampleCheck } from './sample-application.ts'

const plan = (
  <PlanAside
    name="BlueSelect Silver 2345 ($0 Virtual Visits)"
    issuerName="Florida Blue"
    metalLevel="Silver"
    price={{ priceCents: 1842, billCents: 1842, beforeCents: 63042, refusesCredit: false }}
    planFacts={chosenFacts()}
    outlook={null}
    monthlyCreditCents={61200}
    incomeLimitCents={10_660_000}
  />
)

const wrongAge = {
  ...familyApplication,
  members: [
    member({ dateOfBirth: '04/17/1990', maritalStatus: 'single', legalStatus: 'resident' }),
  ] as typeof familyApplication.members,
}

const steps: ApplicationFrameProps['steps'] = ['primary']
const fields = (issues = stepIssues({ ...sampleCheck, application: wrongAge }, 'primary'), attempt = 0) => (
  <PeopleFields
    members={wrongAge.members}
    role={wrongAge.members[0].role}
    planYear={2027}
    agency={{ phone: '1-800-555-0142', contactHref: '#contact' }}
    issues={issues}
    attempt={attempt}
    onChange={fn()}
    onRequote={fn()}
  />
)

const meta = {
  title: 'Widgets/Application/Application frame (steps, form layout)',
  id: 'application-application-frame',
  component: ApplicationFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
        <Story />
      </div>
    ),
  ],
  args: {
    firstName: 'Marisol',
    steps,
    position: 3,
    total: 6,
    plan,
    onPrevious: fn() as (() => void) | undefined,
    onNext: fn(),
    isBusy: false,
    status: <SaveStatus state="saved" position={3} total={6} />,
    children: fields([]),
  },
} satisfies Meta<typeof ApplicationFrame>
export default meta
type Story = StoryObj<typeof meta>

export const AboutYou: Story = {}
export const Refused: Story = { args: { children: fields() } }
export const Saving: Story = { args: { isBusy: true, status: <SaveStatus state="saving" position={3} total={6} /> } }
export const WithoutPlanOrName: Story = { args: { plan: undefined, firstName: '' } }
export const Returning: Story = { args: { isReturning: true } }
export const ChangeOfOneAnswer: Story = {
  args: { onPrevious: undefined, onCancelChange: fn() },
  async play({ args, canvasElement, globals }) {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: t('applicationFrame.previous') })).not.toBeInTheDocument()
    canvas.getByRole('button', { name: t('applicationFrame.cancelChange') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancelChange).toHaveBeenCalledOnce()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}
// Proves F-9.
export const TwoStepsOnOneScreen: Story = {
  args: {
    steps: ['contact', 'address'],
    position: 1,
    onPrevious: undefined,
    children: (
      <>
        <p>…</p>
        <StepHeading step="address" />
        <p>…</p>
      </>
    ),
  },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const title = `${t('applicationSteps.contact.title')}, ${t('applicationSteps.address.title')}`
    const valueText = t('applicationFrame.stepsOf', { position: 1, last: 2, total: 6, title })
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', valueText)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '2')
    const heading = { level: 2, name: t('applicationSteps.address.title') } as const
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
  },
}
export const Signing: Story = {
  args: { steps: ['consent'], position: 6, isBusy: true, children: <p>…</p> },
}

const serverSays = {
  en: 'Network error while saving progress. Check your connection.',
  es: 'Error de red al guardar el progreso. Revise su conexión.',
}

function Failed() {
  const message = useSample(serverSays)
  return (
    <Appears>
      <ApplicationFailure kind="save" message={message} onRetry={fn()} onBack={fn()} />
    </Appears>
  )
}

export const FailedToSave: Story = { args: { failure: <Failed /> } }
export const Narrow: Story = { args: { children: fields() }, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { args: { children: fields() }, globals: { locale: 'es' } }

export const EnterGoesOn: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: t('memberFields.firstName') }), '{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t('applicationFrame.previous') }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

// Proves F-2.
export const WaitsWhileSaving: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const previous = canvas.getByRole('button', { name: t('applicationFrame.previous') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await userEvent.click(canvas.getByRole('button', { name: t('applicationFrame.saving') }))
    await expect(args.onPrevious).not.toHaveBeenCalled()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const NewStepTakesTheFocus: Story = {
  args: { focusHeading: true },
  render: (args) => (
    <Appears>
      <ApplicationFrame {...args} />
    </Appears>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    await letAppear()
    const heading = within(canvasElement).getByRole('heading', { name: t('applicationSteps.primary.title') })
    await expect(heading).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { Refused })
