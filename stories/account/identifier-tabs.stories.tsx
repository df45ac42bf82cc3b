import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { IdentifierTabs, type IdentifierTabsProps } from '#components/account/identifier-tabs.tsx'
import { emptyIdentifier } from '#domain/account/identifier.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: Omit<IdentifierTabsProps, 'texts'>) {
  const { t } = useTranslation('login')
  const [value, setValue] = useState(props.value)
  return (
    <div className="max-w-dialog">
      <IdentifierTabs
        {...props}
        texts={{
          meantEmail: (what, email) => t(`identifierStep.meantEmail.${what}`, { email }),
          methods: t('identifierStep.methods'),
          byEmail: t('identifierStep.byEmail'),
          byPhone: t('identifierStep.byPhone'),
          email: t('identifierStep.email'),
          phone: t('identifierStep.phone'),
        }}
        errorAt={(field) => (props.errorAt(field) === undefined ? undefined : t(`issues.${field}.required`))}
        value={value}
        onMethod={(method) => {
          props.onMethod(method)
          setValue((now) => ({ ...now, method }))
        }}
        onText={(method, text) => {
          props.onText(method, text)
          setValue((now) => ({ ...now, [method]: text }))
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Account/Identifier tabs (email or phone)',
  id: 'account-identifier-tabs',
  component: Typed,
  parameters: { describes: IdentifierTabs },
  args: {
    value: emptyIdentifier,
    onMethod: fn(),
    onText: fn(),
    fieldId: (field) => `story-${field}`,
    errorAt: () => undefined,
    emailAutoComplete: 'username',
  },
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof Typed>

export const Email: Story = { args: { value: { ...emptyIdentifier, email: 'lucia@example.com' } } }
export const Phone: Story = { args: { value: { ...emptyIdentifier, method: 'phone', phone: '(305) 555-0111' } } }

export const Refused: Story = {
  args: {
    errorAt: (field) => (field === 'email' ? 'email' : undefined),
    fieldId: (field) => `story-refused-${field}`,
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: t('identifierStep.byEmail') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('lucia@example.com')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await userEvent.keyboard('3055550111')
    await expect(canvas.getByRole('textbox', { name: t('identifierStep.phone') })).toHaveValue('(305) 555-0111')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('textbox', { name: t('identifierStep.email') })).toHaveValue('lucia@example.com')
  },
}

export const Gallery: Story = gallery(meta, {
  Email: { args: { ...Email.args, fieldId: (field: string) => `gallery-one-${field}` } },
  Phone: { args: { ...Phone.args, fieldId: (field: string) => `gallery-two-${field}` } },
  Refused,
})
