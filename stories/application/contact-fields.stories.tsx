import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { useApplicationErrors } from '#components/application/application-errors.ts'
import { ContactFields, type ContactFieldsProps } from '#components/application/contact-fields.tsx'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { stepIssues } from '#domain/application/application-steps.ts'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { familyApplication, sampleCheck } from './sample-application.ts'

/** The service sends the ways of contact in the page's language. */
const options: Bilingual<ContactFieldsProps['options']> = {
  en: [
    { id: 1, name: 'Text/Email' },
    { id: 3, name: 'WhatsApp/Email' },
  ],
  es: [
    { id: 1, name: 'Texto/Correo electrónico' },
    { id: 3, name: 'WhatsApp/Correo electrónico' },
  ],
}

interface SampleProps extends Pick<ContactFieldsProps, 'value'> {
  readonly onChange: ContactFieldsProps['onChange']
  readonly issues?: readonly ApplicationIssue[]
}

function Sample({ issues = [], ...props }: SampleProps) {
  const errors = useApplicationErrors(issues)
  const [value, setValue] = useState(props.value)
  const offered = useSample(options)
  return (
    <div className="grid max-w-dialog gap-6">
      <ContactFields
        options={offered}
        value={value}
        errors={errors}
        onChange={(change) => {
          props.onChange(change)
          setValue({ ...value, ...change })
        }}
      />
    </div>
  )
}

const nothing = { ...familyApplication, phone: '', email: '', communicationPreference: '' }
const wrong = { ...familyApplication, phone: '(305) 555', email: 'marisol', communicationPreference: '' }
const refused = (application: typeof familyApplication) => ({
  value: application,
  issues: stepIssues({ ...sampleCheck, application }, 'contact'),
})

const meta = {
  title: 'Widgets/Application/Contact fields (phone, email, contacto)',
  id: 'application-contact-fields',
  component: Sample,
  parameters: { describes: ContactFields },
  args: { value: familyApplication, onChange: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: nothing } }
/** The service no longer offers the chosen way of contact. */
export const SavedChoiceNoLongerOffered: Story = {
  args: { value: { ...familyApplication, communicationPreference: '9' } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const radios = within(canvasElement).getAllByRole('radio')
    await expect(radios).toHaveLength(3)
    await expect(within(canvasElement).getByRole('radio', { name: t('contactFields.savedPreference') })).toBeChecked()
  },
}
export const EmptyRefused: Story = { args: refused(nothing) }
export const WrongRefused: Story = { args: refused(wrong) }
export const LongSpanish: Story = { args: refused(nothing), globals: { locale: 'es' } }

export const IsAnsweredByKeyboard: Story = {
  args: { value: nothing },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('3055550142')
    const phone = canvas.getByRole('textbox', { name: t('contactFields.phone') })
    await expect(phone).toHaveValue('(305) 555-0142')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await userEvent.tab()
    await userEvent.keyboard('marisol@example.com')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ communicationPreference: '1' })
    await expect(canvas.getByRole('radiogroup', { name: t('contactFields.preference') })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Filled, EmptyRefused, WrongRefused })
