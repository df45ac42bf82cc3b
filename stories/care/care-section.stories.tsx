import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CareSection, type CareSectionProps } from '#components/care/care-section.tsx'
import { careLimits, emptyCareList, typedCareEntry, withCareEntry, withoutCareEntry } from '#domain/care/care-list.ts'
import { careListWith, careSamples } from '#mocks/fixtures/care-samples.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { careSearch } from './care-search-sample.ts'

const { ruiz, clinic, typed, metformin, lantus } = careSamples
const fullList = careListWith(
  ...Array.from({ length: careLimits.doctor }, (_, at) => typedCareEntry('doctor', `Dra. Ana Pérez ${at + 1}`)).filter(
    (entry) => entry !== null,
  ),
)

function Sample(props: CareSectionProps) {
  const [list, setList] = useState(props.list)
  return (
    <div className="max-w-field-lg">
      <CareSection
        {...props}
        list={list}
        onAdd={(entry) => {
          setList((now) => withCareEntry(now, entry))
          props.onAdd(entry)
        }}
        onRemove={(entryId) => {
          setList((now) => withoutCareEntry(now, entryId))
          props.onRemove(entryId)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Care/Care section (doctors and medicines)',
  id: 'care-care-section',
  component: CareSection,
  render: (args) => <Sample {...args} />,
  args: { kind: 'doctor', list: emptyCareList, search: careSearch(), onAdd: fn(), onRemove: fn() },
} satisfies Meta<typeof CareSection>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithDoctors: Story = { args: { list: careListWith(ruiz, clinic, typed) } }
export const WithMedicines: Story = { args: { kind: 'medicine', list: careListWith(metformin, lantus) } }
export const Full: Story = { args: { list: fullList } }
export const Searching: Story = { args: { search: careSearch({ state: 'searching' }) } }
export const NothingFits: Story = { args: { search: careSearch({ state: 'none' }) } }
export const NotLoaded: Story = { args: { search: careSearch({ state: 'failed' }) } }
export const ByHand: Story = { args: { search: careSearch({ state: 'manual' }) } }
export const Narrow: Story = { ...WithDoctors, globals: { viewport: { value: 'narrow' } } }

// Proves P-75.
export const RefusesALongName: Story = {
  args: { search: careSearch({ state: 'manual' }) },
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: t('section.doctorLabel') })
    const name = 'Centro de Salud '.repeat(6).trim()
    await userEvent.click(field)
    await userEvent.paste(name)
    await expect(field).toHaveValue(name)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(t('section.tooLong', { limit: 80 }))).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(name)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

// Proves P-75.
export const IsFilledByKeyboard: Story = {
  args: { search: careSearch({ suggestions: [ruiz, clinic], state: 'found', onSearch: fn() }) },
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: t('section.doctorLabel') })
    field.focus()
    await userEvent.keyboard('rui')
    await expect(args.search.onSearch).toHaveBeenLastCalledWith('rui')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(ruiz)
    await expect(field).toHaveValue('')
    await expect(await canvas.findByText(t('section.added', { name: ruiz.name }))).toBeInTheDocument()
    await userEvent.keyboard('Dr. Soto{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(typed)
    await expect(canvas.getByText(t('section.typed'))).toBeVisible()
    await expect(canvas.getByText(t('section.limit', { count: 2, most: 5 }))).toBeVisible()
    canvas.getByRole('button', { name: t('section.remove', { name: ruiz.name }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith(ruiz.id)
    await expect(field).toHaveFocus()
    await expect(await canvas.findByText(t('section.removed', { name: ruiz.name }))).toBeInTheDocument()
  },
}

export const TellsMedicinesApartByStrength: Story = {
  args: {
    kind: 'medicine',
    list: careListWith(metformin),
    search: careSearch({
      suggestions: [{ ...metformin, id: 'stronger', detail: '850 mg oral tablet' }],
      state: 'found',
    }),
  },
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    canvas.getByRole('combobox', { name: t('section.medicineLabel') }).focus()
    await userEvent.keyboard('met{ArrowDown}{Enter}')
    const stronger = { name: 'metFORMIN, 850 mg oral tablet' }
    await expect(await canvas.findByText(t('section.added', stronger))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: t('section.remove', stronger) }))
    await expect(await canvas.findByText(t('section.removed', stronger))).toBeInTheDocument()
  },
}

export const HoldsEachOnce: Story = {
  args: { list: careListWith(typed) },
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), ' dr.  soto{Enter}')
    await expect(await canvas.findByText(/dr. soto/, { selector: '[role=status]' })).toBeInTheDocument()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(canvas.getByText(t('section.limit', { count: 1, most: 5 }))).toBeVisible()
  },
}

export const SaysWhatToDoWithoutAName: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: t('section.doctorLabel') })
    await userEvent.click(canvas.getByRole('button', { name: t('section.doctorAdd') }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('section.nothing')))
    await userEvent.keyboard('...{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.keyboard('Soto')
    await expect(field).toBeValid()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const TakesAPastedName: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByRole('combobox').focus()
    await userEvent.paste('  Dra.\u00a0Ana\u200b García ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Dra. Ana García', code: null }))
    await userEvent.paste('dra. ana garci\u0301a')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const SaysThatItIsFull: Story = {
  ...Full,
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: t('section.doctorLabel') })
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('section.full')))
    await expect(canvas.queryByRole('button', { name: t('section.doctorAdd') })).toBeNull()
  },
}

export const KeepsTheTextWhenNothingLoads: Story = {
  args: { search: careSearch({ state: 'failed', onRetry: fn() }) },
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: t('section.doctorLabel') })
    await userEvent.type(field, 'Soto')
    await userEvent.click(canvas.getByRole('button', { name: t('section.retry') }))
    await expect(args.search.onRetry).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('Soto')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('section.addName', { name: 'Soto' }) }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  Empty,
  WithDoctors,
  WithMedicines,
  Full,
  Searching,
  NothingFits,
  NotLoaded,
  ByHand,
})
