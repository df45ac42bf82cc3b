import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { useApplicationErrors } from '#components/application/application-errors.ts'
import { AddressFields, type AddressFieldsProps } from '#components/application/address-fields/address-fields.tsx'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { stepIssues } from '#domain/application/application-steps.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { familyApplication, sampleCheck } from './sample-application.ts'

interface SampleProps extends Omit<AddressFieldsProps, 'errors'> {
  readonly issues?: readonly ApplicationIssue[]
}

function Sample({ issues = [], ...props }: SampleProps) {
  const errors = useApplicationErrors(issues)
  const [value, setValue] = useState(props.value)
  return (
    <div className="grid max-w-prose gap-6">
      <AddressFields
        {...props}
        value={value}
        errors={errors}
        onChange={(change) => {
          props.onChange(change)
          setValue((now) => ({ ...now, ...change }))
        }}
      />
    </div>
  )
}

const suggestions = [
  { placeId: 'a', street: '1420 NW 7th St', area: 'Miami, FL' },
  { placeId: 'b', street: '1420 W Flagler St', area: 'Miami, FL' },
]
const none = { suggestions: [], hasNone: false, onSearch: fn(), onChoose: fn() }
const unanswered = {
  ...familyApplication,
  address: { ...familyApplication.address, street: '', apartment: '', city: '' },
}
const mailElsewhere = {
  ...familyApplication,
  isMailingSameAsHome: false,
  mailingAddress: { street: 'PO Box 4520', city: 'Hialeah', state: 'FL', county: '', zip: '33010' },
}
const mailUnanswered = { ...unanswered, isMailingSameAsHome: false }
const moved = { ...familyApplication, address: { ...familyApplication.address, state: 'TX', zip: '75001' } }
const refused = (application: typeof familyApplication) => ({
  value: application,
  issues: stepIssues({ ...sampleCheck, application }, 'address'),
})

const meta = {
  title: 'Widgets/Application/Address fields (dirección)',
  id: 'application-address-fields',
  component: Sample,
  parameters: { describes: AddressFields },
  args: {
    value: familyApplication,
    onChange: fn(),
    settled: ['state', 'county', 'zip'],
    fromSuggestion: [],
    agency: { phone: '1-800-555-0142', contactHref: '#contact' },
    onRequote: fn(),
    home: none,
    mailing: none,
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const CityFromTheAddressToo: Story = { args: { settled: ['city', 'state', 'county', 'zip'] } }
export const NothingSettled: Story = { args: { value: unanswered, settled: [] } }
export const MailElsewhere: Story = { args: { value: mailElsewhere } }
export const Refused: Story = { args: refused(mailUnanswered) }
export const OtherPlaceThanQuoted: Story = { args: { ...refused(moved), settled: [] } }
export const LongSpanish: Story = { args: refused(mailUnanswered), globals: { locale: 'es' } }
export const Narrow: Story = { args: refused(mailUnanswered), globals: { viewport: { value: 'narrow' } } }

export const ChoosesASuggestionByKeyboard: Story = {
  args: { value: unanswered, home: { suggestions, hasNone: false, onSearch: fn(), onChoose: fn() } },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('1420')
    await expect(args.home.onSearch).toHaveBeenLastCalledWith('1420')
    const count = t('addressFields.suggestionCount', { count: 2 })
    await expect(await canvas.findByText(count)).toHaveRole('status')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.home.onChoose).toHaveBeenCalledWith(suggestions[1])
  },
}

// Proves F-15.
export const KnowsNoAddress: Story = {
  args: { home: { ...none, hasNone: true } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const street = canvas.getByRole('combobox', { name: new RegExp(t('addressFields.street')) })
    await expect(street).toHaveAccessibleDescription(t('addressFields.noSuggestion'))
    await expect(await canvas.findByText(t('addressFields.noSuggestion'), { selector: '[role=status]' })).toBeDefined()
  },
}

// Proves F-12.
export const CannotTypeOverTheQuote: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const quoted = canvas.getByRole('group', { name: t('fromQuote.note') })
    for (const said of ['Florida', '33125', 'Miami-Dade']) await expect(quoted).toHaveTextContent(said)
    for (const field of ['state', 'zip', 'county'] as const)
      await expect(canvas.queryByRole('textbox', { name: t(`addressFields.${field}`) })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: t('fromQuote.write') })).toBeVisible()
    await userEvent.click(within(quoted).getByRole('button', { name: new RegExp(`^${t('fromQuote.change')} `) }))
    await expect(args.onRequote).toHaveBeenCalledOnce()
  },
}

export const ElsewhereIsNotFromTheQuote: Story = {
  args: { fromSuggestion: ['zip'] },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const zip = within(canvasElement).getByRole('textbox', { name: t('addressFields.zip') })
    await expect(zip).toHaveAttribute('readonly')
    await expect(zip).toHaveAccessibleDescription(
      `${t('addressFields.cityNote')} ${t('fromQuote.change')} ${t('addressFields.zip')}`,
    )
  },
}

export const AsksWhereMailGoes: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: t('addressFields.same') }))
    const mailing = within(canvas.getByRole('group', { name: t('addressFields.mailing') }))
    const zip = mailing.getByRole('textbox', { name: t('addressFields.zip') })
    await userEvent.type(zip, '33010')
    await expect(zip).toHaveValue('33010')
    await expect(zip).toHaveAttribute('autocomplete', 'off')
  },
}

/** The city comes from a suggestion. A visitor who finds none can unlock it. */
export const ByHand: Story = { args: { settled: ['city', 'state', 'county', 'zip'], onByHand: fn() } }

export const SaysHowToGiveACityThatIsLocked: Story = {
  args: {
    value: unanswered,
    issues: [{ path: ['address', 'city'], code: 'city.notChosen' }],
    settled: ['city', 'state', 'county', 'zip'],
    onByHand: fn(),
  },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const city = within(canvasElement).getByRole('textbox', { name: t('addressFields.city') })
    await expect(city).toHaveAttribute('readonly')
    await expect(city).toHaveAccessibleDescription(expect.stringContaining(t('addressFields.cityMissing')))
    await expect(city).toHaveAccessibleDescription(expect.stringContaining(t('issues.city.notChosen')))
  },
}

export const Gallery: Story = gallery(meta, { Filled, NothingSettled, MailElsewhere, Refused })
