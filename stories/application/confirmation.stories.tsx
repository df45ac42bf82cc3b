import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Confirmation, type ConfirmationProps } from '#components/application/confirmation/confirmation.tsx'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const args: ConfirmationProps = {
  name: 'Ana Torres',
  reference: 'PU-2001-0001',
  planName: 'BlueOptions Everyday Silver 1431',
  issuerName: 'Florida Blue',
  price: { priceCents: 9271, billCents: 10_410 },
  credit: { outlook: null, creditCents: 61_200 },
  sentAt: { day: { year: 2026, month: 11, day: 19 }, time: { hour: 16, minute: 5 } },
  signing: {
    signer: 'Ana Torres',
    method: 'typed',
    language: 'es',
    version: '2026.3',
    effective: { year: 2026, month: 11, day: 25 },
  },
  expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
  answerBy: { day: { year: 2026, month: 11, day: 24 }, time: { hour: 10, minute: 5 } },
  opensAt: null,
  callers: {
    agentNames: ['Elena Duarte', 'Samuel Ortiz'],
    callsFrom: '1-800-555-0143',
    phone: '1-800-555-0142',
    email: 'help@puente.example',
  },
  portalHref: '#portal',
  onPrint: fn(),
}

const meta = {
  title: 'Widgets/Application/Confirmation (sent, success, confirmación)',
  id: 'application-confirmation',
  component: Confirmation,
  // Its first half is in Spanish (F-70).
  loaders: [() => loadInBothLanguages('application', 'plans', 'common')],
  args,
} satisfies Meta<typeof Confirmation>
export default meta
type Story = StoryObj<typeof meta>

/** The heading takes the focus when the screen appears. */
const appearing: Story['render'] = (props) => (
  <Appears>
    <Confirmation {...props} />
  </Appears>
)

export const WithReference: Story = {}
// Proves F-97.
export const NobodyCanTakeThePlan: Story = {
  args: { credit: { outlook: { reasons: ['daca'], probableCents: 0 }, creditCents: 61_200 } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('afterSending.screen.next.noPlan'))).toBeVisible()
    const date = new RegExp('1 de enero de 2027|January 1, 2027')
    await expect(canvasElement).not.toHaveTextContent(date)
    await expect(canvasElement).not.toHaveTextContent(
      t('afterSending.screen.next.premium', { company: 'Florida Blue' }),
    )
  },
}
// Proves F-78.
export const NoBill: Story = {
  args: { price: { priceCents: 0, billCents: 0 } },
  play: async ({ canvasElement, globals, args }) => {
    const t = playText('application', globals)
    const premium = t('afterSending.screen.next.premiumZero', { company: args.issuerName })
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.some((item) => item.textContent === premium)).toBe(true)
  },
}
export const WithoutReference: Story = { args: { reference: null } }
/** The sentence is in the page's language beside each price: the English site's summary has the price, too. */
export const WithASecondAmount: Story = {
  args: { credit: { outlook: { ...childrenInChip, probableCents: 31_600 }, creditCents: 61_200 } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('plans', globals)
    const reasons = t('creditOutlook.reasons.medicaidOrChip', { count: 2 })
    const sentence = t('creditOutlook.lower', { probable: '$316', credit: '$612', reasons })
    await expect(within(canvasElement).getAllByText(sentence)).toHaveLength(1)
    const steps = within(canvasElement).getAllByRole('list')
    await expect(steps[0]).toHaveTextContent(playText('application', globals)('afterSending.screen.next.medicaid.some'))
  },
}
export const WithoutName: Story = { args: { name: '' } }
/** A later visit, or another device: no receipt. */
export const NoReceipt: Story = { args: { answerBy: null, sentAt: null, signing: null, expectedStart: null } }
export const NoReceiptAndNoPlan: Story = { args: { ...NoReceipt.args, planName: '', issuerName: '', price: null } }
const lateAnswer = { day: { year: 2026, month: 12, day: 16 }, time: { hour: 10, minute: 5 } }
/** The agent's answer may come after the last day to enroll. */
export const TooLateToWait: Story = {
  args: { answerBy: lateAnswer },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const said = t('afterSending.screen.tight', { date: '15 de diciembre de 2026', phone: args.callers.phone })
    await expect(canvasElement).toHaveTextContent(said)
  },
}
// Proves F-77.
export const TooLateToWaitWhileClosed: Story = {
  args: { answerBy: lateAnswer, opensAt: { day: { year: 2026, month: 12, day: 14 }, time: { hour: 8, minute: 0 } } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const facts = { date: '15 de diciembre de 2026', phone: args.callers.phone }
    await expect(canvasElement).toHaveTextContent(/lunes 14 de diciembre de 2026 a las 8:00/)
    await expect(canvasElement).not.toHaveTextContent(t('afterSending.screen.tight', facts))
  },
}
export const SignedForTheApplicant: Story = {
  args: { signing: args.signing && { ...args.signing, signer: 'Rosa Torres', signedFor: 'Ana Torres' } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const said = t('afterSending.screen.signer.typedFor', { signer: 'Rosa Torres', signedFor: 'Ana Torres' })
    await expect(canvasElement).toHaveTextContent(said)
  },
}
export const DrawnInEnglish: Story = {
  args: {
    signing: {
      signer: 'Ana Torres',
      method: 'drawn',
      language: 'en',
      version: '2026.3',
      effective: { year: 2026, month: 11, day: 25 },
    },
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongName: Story = { args: { name: 'María de los Ángeles Fernández-Villavicencio y Rodríguez de la Peña' } }

export const NamesPlanPriceAndMoment: Story = {
  async play({ canvasElement }) {
    const receipt = within(canvasElement)
    // Both halves say it where the page is in English.
    for (const said of ['BlueOptions Everyday Silver 1431, Florida Blue', '$92.71', '$104.10'])
      await expect(receipt.getAllByText(said)[0]).toBeVisible()
    await expect(receipt.getByText(/19 de noviembre de 2026, 4:05/)).toBeVisible()
  },
}

// Proves F-76, F-77, F-78 and F-79.
export const SaysWhatComesNext: Story = {
  async play({ canvasElement }) {
    const receipt = within(canvasElement)
    await expect(receipt.getByText(/a más tardar el martes 24 de noviembre de 2026 a las 10:05/)).toBeVisible()
    await expect(
      receipt.getByText('1 de enero de 2027, si la inscripción se hace a más tardar el 15 de diciembre de 2026'),
    ).toBeVisible()
    const [steps] = receipt.getAllByRole('list')
    const last = within(steps ?? canvasElement).getAllByRole('listitem')
    await expect(last).toHaveLength(3)
    await expect(last[2]).toHaveTextContent(/^Pague la primera prima a Florida Blue a más tardar el 1 de enero de 2027/)
    await expect(receipt.getAllByRole('link', { name: '1-800-555-0143' })[0]).toBeVisible()
    await expect(receipt.getByText(/responda STOP/)).toBeVisible()
  },
}

// Proves F-77 and F-78.
export const NamesNoDayThatItDoesNotKnow: Story = {
  args: { ...NoReceipt.args },
  async play({ canvasElement, globals }) {
    const t = playText('application', globals)
    const receipt = within(canvasElement)
    await expect(receipt.queryByText(t('afterSending.screen.facts.start'))).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(/ de 20\d\d| 20\d\d/)
    await expect(canvasElement).toHaveTextContent(t('afterSending.screen.next.premium', { company: 'Florida Blue' }))
  },
}

export const TakesFocusAndPrints: Story = {
  render: appearing,
  async play({ args, canvasElement, globals }) {
    const t = playText('application', globals)
    await letAppear()
    const heading = within(canvasElement).getByRole('heading', { name: t('confirmation.title') })
    await expect(heading).toHaveFocus()
    for (const number of within(heading.closest('section') ?? canvasElement).getAllByRole('link', { name: /^1-800/ })) {
      await userEvent.tab()
      await expect(number).toHaveFocus()
    }
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: t('afterSending.screen.portal') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  WithReference,
  NoBill,
  WithoutReference,
  WithoutName,
  NoReceipt,
  NoReceiptAndNoPlan,
  DrawnInEnglish,
  LongName,
})
