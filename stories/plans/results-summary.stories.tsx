import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResultsSummary } from '#components/plans/results-summary.tsx'
import { countyOf } from '#domain/quote/criteria.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function WithEditor(props: Parameters<typeof ResultsSummary>[0]) {
  return (
    <>
      <ResultsSummary {...props} />
      <div id={props.editorId} hidden={!props.editing} />
    </>
  )
}

const meta = {
  title: 'Widgets/Plans/Results summary (totals, resumen)',
  id: 'plans-results-summary',
  component: ResultsSummary,
  render: WithEditor,
  args: {
    county: countyOf(criteria()),
    applying: 3,
    householdSize: 3,
    annualIncome: 42_000,
    fplPercent: 158.03,
    editing: false,
    editorId: 'summary-editor',
    onEdit: fn(),
    onNearEdit: fn(),
  },
} satisfies Meta<typeof ResultsSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Editing: Story = { args: { editing: true, editorId: 'summary-editor-open' } }
export const PovertyLevelUnknown: Story = { args: { fplPercent: null, editorId: 'summary-editor-unknown' } }
export const LongCounty: Story = {
  args: {
    editorId: 'summary-editor-long',
    annualIncome: 1_234_567,
    county: { fips: '02198', name: 'Prince of Wales-Hyder Census Area', state: 'AK', zipCode: '99925' },
  },
}

export const OpensByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('resultsSummary.edit') })).toHaveFocus()
    await expect(args.onNearEdit).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(
  { component: WithEditor, args: meta.args },
  { Closed, Editing, PovertyLevelUnknown, LongCounty },
)
