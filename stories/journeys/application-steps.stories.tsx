import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { fetchLeadProfile } from '#api/profile.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type ApplicationStep, applicationStepIds } from '#domain/application/application-steps.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageStarts } from '#domain/calendar/coverage-starts.ts'
import { ageOn, parseDay } from '#domain/calendar/typed-day.ts'
import { site } from '#config/site.ts'
import { emptyMember, filledDependent, filledMember, homeBlock } from '#mocks/fixtures/application-body.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { playText } from '#stories/support/play-text.ts'
import { signingClock } from '#stories/support/signing-clock.ts'

import { Stage } from './stage.tsx'

const { token, leadId, email } = demoPeople.lead

/** A birth, with the age of the quote: that on the first day on which coverage can begin after the signature. */
function bornOn(dob: string) {
  const today = calendarDay(signingClock.now())
  const [start = today] = coverageStarts(today, null)
  const birth = parseDay(dob) ?? start
  return { dob, quotedAge: ageOn(birth, start) }
}
const births = { primary: bornOn('03/14/1987'), spouse: bornOn('06/02/1985'), dependent: bornOn('08/02/2016') }

/** Lucia, her husband and their child, each with all answers but the incomes. */
const answered = {
  primary: filledMember({ firstName: 'Lucia', lastName: 'Fernandez', ...births.primary }),
  spouse: filledMember({
    id: `${leadId}-1`,
    role: 'spouse',
    firstName: 'Pablo',
    lastName: 'Fernandez',
    ...births.spouse,
    gender: 'Masculino',
    ssn: '219099924',
  }),
  dependents: filledDependent({ id: `${leadId}-2`, ...births.dependent }),
}
const nothingEarned = { annualIncome: undefined, employmentStatus: undefined, occupation: undefined }
const married = { maritalStatus: 'Casado/a' } as const

/** The people of a save whose answers end before a step. */
function peopleBefore(step: ApplicationStep) {
  const order = ['primary', 'spouse', 'financial', 'dependents', 'consent']
  const has = (earlier: ApplicationStep) => order.indexOf(earlier) < order.indexOf(step)
  const earned = has('financial') ? {} : nothingEarned
  return [
    has('primary')
      ? { ...answered.primary, ...married, ...earned, annualIncome: has('financial') ? 31_000 : undefined }
      : emptyMember({ firstName: 'Lucia', lastName: 'Fernandez', quotedAge: births.primary.quotedAge }),
    has('spouse')
      ? { ...answered.spouse, ...married, ...earned, annualIncome: has('financial') ? 16_000 : undefined }
      : emptyMember({ id: answered.spouse.id, role: 'spouse', quotedAge: births.spouse.quotedAge }),
    has('dependents')
      ? answered.dependents
      : emptyMember({
          id: answered.dependents.id,
          role: 'dependent',
          quotedAge: births.dependent.quotedAge,
          ...(has('financial') && { annualIncome: 0, employmentStatus: 5 }),
        }),
  ]
}

/** Lucia's account after a save whose answers end before a step, as the service reads it back. */
async function savedBefore(step: ApplicationStep): Promise<VerifiedUser> {
  if (step === 'contact') return fetchLeadProfile(token)
  await fetch(`${site.applicationsEndpoint}/${token}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...homeBlock, email, members: peopleBefore(step) }),
  })
  return fetchLeadProfile(token)
}

/** Every step of the application as a couple with a child comes to it, and what each says of missing answers. */
const meta = {
  title: 'Journeys/Application steps (solicitud)',
  id: 'journeys-application-steps',
  tags: ['!autodocs'],
  component: Stage,
  args: { place: 'application', onLeave: fn() },
  render: (args, { loaded }) => (
    <Stage {...args} account={{ kind: 'signedIn', token, user: loaded['user'] as VerifiedUser }} />
  ),
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** A step follows once its answers are saved. */
const saving = { timeout: 8_000 }

const numbersIn = (text: string) => text.match(/\d+/g) ?? []

/** Opens the first step that lacks an answer. No service reads incomes back, so those of the later steps are typed. */
async function walkTo(step: ApplicationStep, { canvasElement, globals, name: storyName }: PlayContext) {
  const t = playText('application', globals)
  const canvas = within(canvasElement)
  if (step === 'dependents' || step === 'consent') {
    const fields = await canvas.findAllByRole('textbox', { name: new RegExp(t('financialFields.annualIncome')) })
    for (const [at, field] of fields.entries()) await userEvent.type(field, at === 0 ? '31000' : '16000')
    const next = t('applicationFrame.next')
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await canvas.findByRole('heading', { name: t('applicationSteps.dependents.title') }, saving)
    if (step === 'consent') await userEvent.click(canvas.getByRole('button', { name: next }))
  }
  const name = t(`applicationSteps.${step}.title`)
  await expect(await canvas.findByRole('heading', { name }, saving)).toBeInTheDocument()
  // The story is named by the number that the applicant reads.
  const progress = canvas.getByRole('progressbar').getAttribute('aria-valuetext') ?? ''
  await expect(numbersIn(progress)).toEqual([...numbersIn(storyName), String(applicationStepIds.length)])
  return { canvas, t }
}

/** A step, with the fields that are there when it opens. */
const opens = (step: ApplicationStep): Pick<Story, 'beforeEach' | 'play'> => ({
  // After the mocks are reset, so that a save finds the record that the form was opened with.
  async beforeEach({ loaded }) {
    loaded['user'] = await savedBefore(step)
  },
  async play(context) {
    await walkTo(step, context)
  },
})

/** The same step after its button is pressed without an answer: every problem is named in one list. */
const lacks = (step: ApplicationStep): Pick<Story, 'beforeEach' | 'play'> => ({
  ...opens(step),
  async play(context) {
    const { canvas, t } = await walkTo(step, context)
    const button = step === 'consent' ? 'submit' : 'next'
    await userEvent.click(await canvas.findByRole('button', { name: t(`applicationFrame.${button}`) }))
    // The list takes the focus.
    await waitFor(async () => {
      const list = document.activeElement
      await expect(list).toHaveAttribute('role', 'group')
      await expect(list?.querySelector('a')).toBeVisible()
    })
  },
})

export const Contact: Story = { name: '1 and 2 Contact and address', ...opens('contact') }
export const ContactWithoutAnswers: Story = {
  name: '1 and 2 Contact and address: missing answers',
  ...lacks('contact'),
}
export const You: Story = { name: '3 About you', ...opens('primary') }
export const YouWithoutAnswers: Story = { name: '3 About you: missing answers', ...lacks('primary') }
export const Spouse: Story = { name: '4 About your spouse', ...opens('spouse') }
export const SpouseWithoutAnswers: Story = { name: '4 About your spouse: missing answers', ...lacks('spouse') }
export const Incomes: Story = { name: '5 Income', ...opens('financial') }
export const IncomesWithoutAnswers: Story = { name: '5 Income: missing answers', ...lacks('financial') }
export const Dependents: Story = { name: '6 Your dependents', ...opens('dependents') }
export const DependentsWithoutAnswers: Story = { name: '6 Your dependents: missing answers', ...lacks('dependents') }
export const Signature: Story = { name: '7 Consent and signature', ...opens('consent') }
export const SignatureWithoutAnswers: Story = { name: '7 Consent and signature: not signed', ...lacks('consent') }
