import type { Meta, StoryObj } from '@storybook/react-vite'

import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Cost sharing text',
  id: 'plans-cost-sharing-text',
  component: CostSharingText,
  args: { value: { kind: 'copay', amountCents: 4500 } },
} satisfies Meta<typeof CostSharingText>
export default meta
type Story = StoryObj<typeof meta>

export const NoCharge: Story = { args: { value: { kind: 'noCharge' } } }
export const NoChargeAfterDeductible: Story = { args: { value: { kind: 'noChargeAfterDeductible' } } }
export const Copay: Story = {}
export const CopayAfterDeductible: Story = { args: { value: { kind: 'copayAfterDeductible', amountCents: 4550 } } }
export const CopayBeforeDeductible: Story = { args: { value: { kind: 'copayBeforeDeductible', amountCents: 4500 } } }
export const CopayWithDeductible: Story = { args: { value: { kind: 'copayWithDeductible', amountCents: 4500 } } }
export const CopayPerDay: Story = { args: { value: { kind: 'copayPerDay', amountCents: 120000 } } }
export const CopayPerStay: Story = { args: { value: { kind: 'copayPerStay', amountCents: 120000 } } }
export const CopayPerDayAfterDeductible: Story = {
  args: { value: { kind: 'copayPerDayAfterDeductible', amountCents: 60000 } },
}
export const CopayPerStayAfterDeductible: Story = {
  args: { value: { kind: 'copayPerStayAfterDeductible', amountCents: 60000 } },
}
export const Coinsurance: Story = { args: { value: { kind: 'coinsurance', percent: 40 } } }
export const CoinsuranceAfterDeductible: Story = {
  args: { value: { kind: 'coinsuranceAfterDeductible', percent: 37.5 } },
}
export const Combined: Story = {
  args: {
    value: {
      kind: 'combined',
      parts: [
        { kind: 'copay', amountCents: 1000 },
        { kind: 'coinsurance', percent: 20 },
      ],
    },
  },
}
export const NotCovered: Story = { args: { value: { kind: 'notCovered' } } }
export const NotApplicable: Story = { args: { value: { kind: 'notApplicable' } } }
export const OfficialWords: Story = { args: { value: { kind: 'verbatim', text: '$25 for the first 2 visits' } } }

export const Gallery: Story = gallery(meta, {
  NoCharge,
  NoChargeAfterDeductible,
  Copay,
  CopayAfterDeductible,
  CopayBeforeDeductible,
  CopayWithDeductible,
  CopayPerDay,
  CopayPerStay,
  CopayPerDayAfterDeductible,
  CopayPerStayAfterDeductible,
  Coinsurance,
  CoinsuranceAfterDeductible,
  Combined,
  NotCovered,
  NotApplicable,
  OfficialWords,
})
