import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { NumberField } from '#components/fields/number-field.tsx'
import { useStepErrors } from '#components/wizard/step-errors.ts'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps {
  readonly issues: readonly QuoteIssue[]
  readonly attempt: number
}

function Sample({ issues, attempt }: SampleProps) {
  const { t } = useTranslation('quote-steps')
  const { fieldId, errorAt, problems } = useStepErrors(issues, ([field]) =>
    field === 'selfAge' || field === 'spouseAge' ? t(`applicantFields.${field}`) : undefined,
  )
  return (
    <div className="grid max-w-dialog gap-6">
      <StepProblems problems={problems} attempt={attempt} />
      {(['selfAge', 'spouseAge'] as const).map((field) => (
        <NumberField
          key={field}
          id={fieldId(field)}
          label={t(`applicantFields.${field}`)}
          error={errorAt(field)}
          value=""
          onChange={() => undefined}
        />
      ))}
    </div>
  )
}

const meta = {
  title: 'Widgets/Wizard/Step problems (form errors, errores)',
  id: 'wizard-step-problems',
  component: Sample,
  parameters: { describes: StepProblems },
  args: { issues: [{ path: ['selfAge'], code: 'age.range' }], attempt: 0 },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Two: Story = {
  args: {
    issues: [
      { path: ['selfAge'], code: 'age.range' },
      { path: ['spouseAge'], code: 'age.range' },
    ],
  },
}
export const None: Story = { args: { issues: [] } }

export const LeadsToTheField: Story = {
  ...Two,
  args: { ...Two.args, attempt: 1 },
  render: (args) => (
    <Appears>
      <Sample {...args} />
    </Appears>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await letAppear()
    const summary = canvas.getByRole('group', { name: playText('common', globals)('errorSummary.title', { count: 2 }) })
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: t('applicantFields.spouseAge') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { One, Two, None })
