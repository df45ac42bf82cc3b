import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ZipField, type ZipFieldProps } from '#components/location/zip-field.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: ZipFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ZipField
      {...props}
      value={value}
      onChange={(zip) => {
        props.onChange(zip)
        setValue(zip)
      }}
    />
  )
}

function RefusedField(props: ZipFieldProps) {
  const { t } = useTranslation('location')
  return <Typed {...props} error={t('issues.zip.fiveDigits')} />
}

const meta = {
  title: 'Widgets/Location/ZIP field (postal code, código postal)',
  id: 'location-zip-field',
  component: ZipField,
  render: (args) => <Typed {...args} />,
  args: {
    id: 'zip',
    value: '',
    error: undefined,
    isVerifying: false,
    isVerified: false,
    onChange: fn(),
    onVerify: fn(),
  },
} satisfies Meta<typeof ZipField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Ready: Story = { args: { id: 'ready', value: '33133' } }
export const Verifying: Story = { args: { id: 'verifying', value: '33133', isVerifying: true } }
export const Refused: Story = { args: { id: 'refused', value: '331' }, render: (args) => <RefusedField {...args} /> }

export const EnterVerifiesOnce: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    const zip = within(canvasElement).getByRole('textbox', { name: t('locationFields.zip') })
    await userEvent.tab()
    await userEvent.keyboard('33133{Enter}')
    await expect(zip).toHaveValue('33133')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

// Proves Q-10.
export const EnterWaitsWhileVerifying: Story = {
  args: { value: '33133', isVerifying: true },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery(meta, { Empty, Ready, Verifying, Refused })
