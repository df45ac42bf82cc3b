import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import {
  CreditOutlookChips,
  CreditOutlookNote,
  type CreditOutlookNoteProps,
} from '#components/plans/credit-outlook-note.tsx'
import { medicareUrl } from '#config/urls.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import {
  aloneAt64,
  aloneAt65,
  childrenInChip,
  childrenInChipUnpriced,
  everyoneInMedicaid,
  medicareCouple,
} from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** The sentence with the link of the page's language, and the chips of the line that a phone folds. */
function Sample({ medicareHref, ...props }: CreditOutlookNoteProps) {
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <CreditOutlookNote {...props} medicareHref={medicareHref === undefined ? undefined : medicareUrl[language]} />
      <p className="flex flex-wrap gap-2">
        <CreditOutlookChips {...props} />
      </p>
    </div>
  )
}

const meta = {
  title: 'Widgets/Plans/Credit outlook note',
  id: 'plans-credit-outlook-note',
  component: CreditOutlookNote,
  render: Sample,
  args: { outlook: childrenInChip, creditCents: 160_100, medicareHref: medicareUrl.en },
} satisfies Meta<typeof CreditOutlookNote>
export default meta
type Story = StoryObj<typeof meta>

export const SecondAmount: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const AmountNotKnown: Story = { args: { outlook: childrenInChipUnpriced } }
export const CreditLeavesThemOut: Story = { args: { creditCents: 71_686 } }
export const PriceWithoutACredit: Story = { args: { creditCents: 0 } }
export const Everyone: Story = { args: { outlook: everyoneInMedicaid } }
export const At65: Story = { args: { outlook: aloneAt65, creditCents: 137_291 } }
export const At64: Story = { args: { outlook: aloneAt64, creditCents: 137_291 } }
export const SeveralReasons: Story = { args: { outlook: medicareCouple } }
export const WithoutALink: Story = { args: { outlook: aloneAt65, creditCents: 137_291, medicareHref: undefined } }
export const NothingToSay: Story = { args: { outlook: null } }

// Proves Q-141.
export const SaysTheSecondAmount: Story = {
  ...SecondAmount,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const reasons = t('creditOutlook.reasons.medicaidOrChip', { count: 2 })
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(t('creditOutlook.lower', { probable: '$716', credit: '$1,601', reasons })),
    ).toBeVisible()
    const who = t('creditOutlook.chip.medicaidOrChip', { count: 2 })
    await expect(canvas.getByText(t('creditOutlook.chip.lowerCredit', { probable: '$716', who }))).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

// Proves.
export const LeadsToMedicare: Story = {
  ...At65,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const sentence = t('creditOutlook.nobody', { reasons: t('creditOutlook.alone.medicare') })
    await expect(canvas.getByText(sentence)).toBeVisible()
    const link = canvas.getByRole('link', { name: new RegExp(t('creditOutlook.medicareLink')) })
    await expect(link).toHaveAttribute('href', medicareUrl[globals['locale'] === 'es' ? 'es' : 'en'])
  },
}

export const SaysNothingWithoutAReason: Story = {
  ...NothingToSay,
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Gallery: Story = gallery(meta, {
  SecondAmount,
  AmountNotKnown,
  CreditLeavesThemOut,
  Everyone,
  At65,
  At64,
  SeveralReasons,
})
