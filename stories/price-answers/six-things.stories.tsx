import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SixThings, type SixThingsProps } from '#components/price-answers/six-things/six-things.tsx'
import type { HouseholdMember } from '#domain/household/member.ts'
import { priceAnswersFor, withPersonAnswers } from '#domain/household/price-answers.ts'
import { priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** The screen with the answers that are given to it, and what they say at once. */
function Answered(props: SixThingsProps) {
  const { members, year } = props
  const [answers, setAnswers] = useState(props.answers)
  return (
    <SixThings
      {...props}
      answers={answers}
      outcome={priceOutcome({ members, answers, year, fplPercent: 180, creditCents: 60_000 })}
      onChange={(next) => {
        setAnswers(next)
        props.onChange(next)
      }}
    />
  )
}

const person = (role: HouseholdMember['role'], age: number): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage: true,
})
const alone = [person('primary', 42)]
const family = [person('primary', 66), person('spouse', 34), person('dependent', 8)]
const withoutAnswers = (members: readonly HouseholdMember[]) => ({ members, answers: priceAnswersFor(members, null) })

const meta = {
  title: 'Widgets/Price answers/Six things',
  id: 'price-answers-six-things',
  component: SixThings,
  render: (args) => <Answered {...args} />,
  args: {
    ...withoutAnswers(alone),
    outcome: { said: [], second: null, isComplete: false },
    annualIncome: 40_000,
    year: 2027,
    onChange: fn(),
    open: true,
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof SixThings>
export default meta
type Story = StoryObj<typeof meta>

export const OnePerson: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Family: Story = {
  args: withoutAnswers(family),
  parameters: { chromatic: { disableSnapshot: false } },
}
export const FamilyWithAnswers: Story = {
  args: {
    members: family,
    answers: withPersonAnswers(
      withPersonAnswers(priceAnswersFor(family, null), 1, { status: 'other', jobOffer: 'yes', pregnancy: 'yes' }),
      2,
      { status: 'citizen', jobOffer: 'no' },
    ),
  },
  parameters: { chromatic: { disableSnapshot: false } },
}

// Proves Q-143: a spouse in the household answers the sixth question, so it is not asked and not counted.
export const CountsWhatIsAsked: Story = {
  ...Family,
  async play({ canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const status = within(canvasElement.ownerDocument.body).getByRole('status')
    await expect(status).toHaveTextContent(t('sixThings.answered', { count: 0, total: 5 }))
  },
}

// Proves Q-143.
export const CountsOnlyTheQuestionsOnTheScreen: Story = {
  args: withoutAnswers([person('primary', 66), person('spouse', 67)]),
  async play({ canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const canvas = within(canvasElement.ownerDocument.body)
    const total = canvas.getAllByRole('radiogroup').length
    await expect(total).toBe(3)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('sixThings.answered', { count: 0, total }))
    for (const no of canvas.getAllByRole('radio', { name: t('sixThings.no') })) await userEvent.click(no)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('sixThings.answered', { count: total, total }))
  },
}

// Proves.
export const AnswersByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByRole('heading', { name: t('sixThings.title') })).toHaveFocus()
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }))
    const yes = (name: string) => group(name).getByRole('radio', { name: t('sixThings.yes') })
    const no = (name: string) => group(name).getByRole('radio', { name: t('sixThings.no') })
    await userEvent.tab()
    await expect(yes(t('sixThings.you.medicare'))).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(plans('outcome.detail.medicare'))).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(no(t('sixThings.you.medicare'))).toBeChecked()
    await expect(canvas.queryByText(plans('outcome.detail.medicare'))).toBeNull()
    await userEvent.click(yes(t('sixThings.you.status')))
    await userEvent.selectOptions(canvas.getByRole('combobox'), t('sixThings.status.other'))
    await expect(canvas.getByText(plans('outcome.detail.immigrationStatus', { year: 2027 }))).toBeVisible()
    const offer = t('sixThings.you.jobOffer', { amount: '$340.66' })
    await userEvent.click(no(offer))
    for (const question of ['tobacco', 'pregnancy', 'marriedApart'] as const)
      await userEvent.click(no(t(`sixThings.you.${question}`)))
    await expect(canvas.getByRole('status')).toHaveTextContent(t('sixThings.answered', { count: 6, total: 6 }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      people: [{ medicare: 'no', status: 'other', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }],
      marriedApart: 'no',
    })
    await userEvent.click(canvas.getByRole('button', { name: t('sixThings.done') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

// Proves.
export const AsksAParentWhoIsMarriedAndApart: Story = {
  args: withoutAnswers([person('primary', 38), person('dependent', 9)]),
  async play({ args, canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement.ownerDocument.body)
    const married = await canvas.findByRole('radiogroup', { name: t('sixThings.you.marriedApart') })
    await userEvent.click(within(married).getByRole('radio', { name: t('sixThings.yes') }))
    await expect(canvas.getByText(plans('outcome.detail.marriedApart'))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: t('sixThings.apartWithChild', { year: 2027 }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ marriedApart: 'withChild' }))
    await expect(canvas.getByText(plans('outcome.detail.apartWithChild'))).toBeVisible()
    await expect(canvas.queryByText(plans('outcome.detail.marriedApart'))).toBeNull()
  },
}

// Proves Q-143.
export const AsksWhoOfSeveral: Story = {
  ...Family,
  async play({ args, canvasElement, globals }) {
    const t = playText('price-answers', globals)
    const plans = playText('plans', globals)
    const canvas = within(canvasElement.ownerDocument.body)
    const you = plans('person.aged', { person: plans('person.primary'), count: 66 })
    await expect(canvas.getByText(t('sixThings.byAge', { people: you }))).toBeVisible()
    const spouse = plans('person.aged', { person: plans('person.spouse'), count: 34 })
    const offer = canvas.getByRole('radiogroup', { name: t('sixThings.anyone.jobOffer', { amount: '$340.66' }) })
    await userEvent.click(within(offer).getByRole('radio', { name: t('sixThings.yes') }))
    await expect(canvas.queryByText(/340.66.*(?:credit|crédito)/)).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: spouse }))
    await expect(canvas.getByText(plans('outcome.detail.jobOffer', { amount: '$340.66' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: spouse }))
    await expect(canvas.queryByText(plans('outcome.detail.jobOffer', { amount: '$340.66' }))).toBeNull()
    await expect(args.onChange).toHaveBeenLastCalledWith(priceAnswersFor(family, null))
    await userEvent.click(canvas.getByRole('button', { name: t('sixThings.skip') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Family, FamilyWithAnswers })
