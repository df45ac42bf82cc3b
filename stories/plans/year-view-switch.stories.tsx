import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { YearViewSwitch } from '#components/plans/year-view-switch.tsx'
import { yearViews } from '#domain/plans/year-costs.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Year view switch',
  id: 'plans-year-view-switch',
  component: YearViewSwitch,
  args: { views: yearViews, view: 'healthy', onView: fn() },
} satisfies Meta<typeof YearViewSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const AllYears: Story = {}
export const HavingABaby: Story = { args: { view: 'baby' } }
/** No plan of the list tells its costs in the federal examples. */
export const WithoutExamples: Story = { args: { views: ['healthy', 'bad'], view: 'bad' } }
export const NoChoice: Story = { args: { views: ['healthy'] } }

// Proves P-63.
export const ChoosesByKeyboard: Story = {
  render: function Chosen(args) {
    const [view, setView] = useState(args.view)
    return (
      <YearViewSwitch
        {...args}
        view={view}
        onView={(chosen) => {
          args.onView(chosen)
          setView(chosen)
        }}
      />
    )
  },
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    const select = canvas.getByRole('combobox', { name: `${t('yearViewSwitch.short')} ${t('yearViewSwitch.label')}` })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, t('views.fracture'))
    await expect(args.onView).toHaveBeenLastCalledWith('fracture')
  },
}

export const HasOnlyYearsThatArePossible: Story = {
  ...WithoutExamples,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(canvasElement).toHaveTextContent(t('views.bad'))
    await expect(canvasElement).not.toHaveTextContent(t('views.baby'))
  },
}

export const Gallery: Story = gallery(meta, { AllYears, HavingABaby, WithoutExamples })
