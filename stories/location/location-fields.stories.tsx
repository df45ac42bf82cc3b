import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { LocationFields, type LocationFieldsProps } from '#components/location/location-fields.tsx'
import type { County } from '#domain/geo/county.ts'
import { emptyDraft, type LocationDraft, zipTyped } from '#domain/quote/draft.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const miami: County = { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' }
const oneState: readonly County[] = [
  { fips: '48085', name: 'Collin County', state: 'TX', zipCode: '75248' },
  { fips: '48113', name: 'Dallas County', state: 'TX', zipCode: '75248' },
]
const twoStates: readonly County[] = [
  { fips: '47125', name: 'Montgomery County', state: 'TN', zipCode: '42223' },
  { fips: '21047', name: 'Christian County', state: 'KY', zipCode: '42223' },
]

const verified = (counties: readonly County[], countyFips: string | null): LocationDraft => ({
  zip: counties[0]?.zipCode ?? '',
  counties,
  countyFips,
})

function Typed(props: LocationFieldsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <LocationFields
      {...props}
      value={value}
      onZip={(zip) => {
        props.onZip(zip)
        setValue(zipTyped(value, zip))
      }}
      onCounty={(countyFips) => {
        props.onCounty(countyFips)
        setValue({ ...value, countyFips })
      }}
    />
  )
}

function NotFoundFields(props: LocationFieldsProps) {
  const { t } = useTranslation('location')
  return <Typed {...props} zipProblem={t('issues.zip.notFound')} />
}

const meta = {
  title: 'Widgets/Location/Location fields',
  id: 'location-location-fields',
  component: LocationFields,
  render: (args) => (
    <div className="grid max-w-dialog gap-6">
      <Typed {...args} />
    </div>
  ),
  args: {
    value: emptyDraft.location,
    issues: [],
    attempt: 0,
    isVerifying: false,
    onZip: fn(),
    onVerify: fn(),
    onCounty: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof LocationFields>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ReadyToVerify: Story = { args: { value: { ...emptyDraft.location, zip: '33133' } } }
export const Verifying: Story = { args: { value: { ...emptyDraft.location, zip: '33133' }, isVerifying: true } }
// Proves Q-15.
export const Confirmed: Story = {
  args: { value: verified([miami], miami.fips) },
  play: async ({ canvasElement }) => {
    // The name of a county is English in every language, both on screen and in announcements.
    const names = () => within(canvasElement).getAllByText(miami.name)
    await waitFor(() => expect(names()).toHaveLength(2))
    for (const name of names()) await expect(name).toHaveAttribute('lang', 'en')
  },
}
export const ManyCounties: Story = { args: { value: verified(oneState, null) } }
export const CountyChosen: Story = { args: { value: verified(oneState, '48113') } }
export const CountiesOfTwoStates: Story = { args: { value: verified(twoStates, '47125') } }
export const NotFound: Story = {
  args: { value: { ...emptyDraft.location, zip: '00000' } },
  render: (args) => (
    <div className="grid max-w-dialog gap-6">
      <NotFoundFields {...args} />
    </div>
  ),
}
export const TooShort: Story = {
  args: {
    value: { ...emptyDraft.location, zip: '331' },
    issues: [{ path: ['zip'], code: 'zip.fiveDigits' }],
    attempt: 1,
  },
}
export const CountyMissing: Story = {
  args: { value: verified(oneState, null), issues: [{ path: ['countyFips'], code: 'county.select' }], attempt: 1 },
}
export const Narrow: Story = { ...CountiesOfTwoStates, globals: { viewport: { value: 'narrow' } } }

export const VerifiesByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    const zip = canvas.getByRole('textbox', { name: t('locationFields.zip') })
    const verify = canvas.getByRole('button', { name: t('locationFields.verify') })
    await userEvent.tab()
    await expect(zip).toHaveFocus()
    await expect(args.onIntent).toHaveBeenCalled()
    await userEvent.keyboard('3313a')
    await expect(zip).toHaveValue('3313')
    await expect(canvas.getByText(t('locationFields.zipDigits'))).toBeVisible()
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(verify)
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.type(zip, '3')
    await expect(zip).toHaveValue('33133')
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(verify).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onVerify).toHaveBeenCalledTimes(2)
  },
}

export const ChoosesACountyByKeyboard: Story = {
  args: { value: verified(twoStates, null) },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    const select = canvas.getByRole('combobox', { name: t('locationFields.county') })
    await userEvent.selectOptions(select, '21047')
    await expect(args.onCounty).toHaveBeenCalledWith('21047')
  },
}

export const AnnouncesTheCheckPolitely: Story = {
  args: { value: { ...emptyDraft.location, zip: '33133' }, isVerifying: true },
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const said = within(canvasElement).getAllByRole('status')
    await waitFor(() => expect(said.map(({ textContent }) => textContent)).toContain(t('issues.zip.verifying')))
  },
}

export const SummaryTakesTheFocus: Story = {
  ...TooShort,
  render: (args) => (
    <Appears>
      <Typed {...args} />
    </Appears>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    await letAppear()
    await expect(
      canvas.getByRole('group', { name: playText('common', globals)('errorSummary.title', { count: 1 }) }),
    ).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const zip = canvas.getByRole('textbox', { name: t('locationFields.zip') })
    await expect(zip).toHaveFocus()
    await expect(zip).toHaveAccessibleDescription(new RegExp(t('issues.zip.fiveDigits')))
  },
}

export const Gallery: Story = gallery(meta, {
  Empty,
  ReadyToVerify,
  Verifying,
  Confirmed,
  ManyCounties,
  CountyChosen,
  CountiesOfTwoStates,
  NotFound,
})
