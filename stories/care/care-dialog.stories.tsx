import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { CareDialog, type CareDialogProps } from '#components/care/care-dialog.tsx'
import { emptyCareList, withCareEntry, withoutCareEntry } from '#domain/care/care-list.ts'
import { careSamples, sampleCareList } from '#mocks/fixtures/care-samples.ts'
import { playText } from '#stories/support/play-text.ts'

import { careSearch } from './care-search-sample.ts'

const { lantus } = careSamples

function Filled(props: CareDialogProps) {
  const [list, setList] = useState(props.list)
  return (
    <CareDialog
      {...props}
      list={list}
      onAdd={(entry) => {
        setList((now) => now && withCareEntry(now, entry))
        props.onAdd(entry)
      }}
      onRemove={(entryId) => {
        setList((now) => now && withoutCareEntry(now, entryId))
        props.onRemove(entryId)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Care/Care dialog (doctors and medicines, modal)',
  id: 'care-care-dialog',
  component: CareDialog,
  render: (args) => <Filled {...args} />,
  args: {
    open: true,
    list: sampleCareList,
    isNotStored: false,
    isShared: false,
    onChoose: fn(),
    searches: { doctor: careSearch(), medicine: careSearch() },
    onAdd: fn(),
    onRemove: fn(),
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof CareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WithAList: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Empty: Story = { args: { list: emptyCareList }, parameters: { chromatic: { disableSnapshot: false } } }
export const Reading: Story = { args: { list: null } }
// Proves A-53.
export const NotStored: Story = {
  args: { isNotStored: true },
  async play({ globals }) {
    const t = playText('care', globals)
    await expect(await screen.findByText(t('dialog.notStored'))).toBeVisible()
  },
}
// Proves Q-131.
export const OnASharedDevice: Story = {
  args: { isShared: true },
  async play({ globals }) {
    const t = playText('care', globals)
    await expect(await screen.findByText(t('dialog.privacyInTab'))).toBeVisible()
  },
}
export const ByHand: Story = {
  args: { searches: { doctor: careSearch({ state: 'manual' }), medicine: careSearch({ state: 'manual' }) } },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves P-75.
export const IsFilledByKeyboard: Story = {
  args: {
    list: emptyCareList,
    searches: { doctor: careSearch(), medicine: careSearch({ suggestions: [lantus], state: 'found' }) },
  },
  async play({ args, globals }) {
    const t = playText('care', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('dialog.title') }))
    dialog.getByRole('combobox', { name: t('section.doctorLabel') }).focus()
    await userEvent.keyboard('Dra. Ruiz{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Dra. Ruiz', code: null }))
    dialog.getByRole('combobox', { name: t('section.medicineLabel') }).focus()
    await userEvent.keyboard('lan{ArrowDown}{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(lantus)
    await expect(dialog.getByText(lantus.name)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
