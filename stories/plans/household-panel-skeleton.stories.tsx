import type { Meta, StoryObj } from '@storybook/react-vite'

import { HouseholdPanelSkeleton } from '#components/plans/household-panel-skeleton.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = { component: HouseholdPanelSkeleton, args: { people: 3 } } satisfies Meta<typeof HouseholdPanelSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const OnePerson: Story = { args: { people: 1 } }
export const Gallery: Story = gallery(meta, { Family, OnePerson })
