import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TermsCheckbox, type TermsCheckboxProps } from '#components/account/terms-checkbox.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const error: Bilingual<string> = {
  en: 'You must accept the terms and conditions to continue.',
  es: 'Debe aceptar los términos y condiciones para continuar.',
}

function Sample({ isWrong, ...props }: TermsCheckboxProps & { readonly isWrong: boolean }) {
  const [value, setValue] = useState(props.value)
  const words = useSample(error)
  return (
    <TermsCheckbox
      {...props}
      value={value}
      error={isWrong && !value ? words : undefined}
      onChange={(accepted) => {
        setValue(accepted)
        props.onChange(accepted)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Account/Terms checkbox',
  id: 'account-terms-checkbox',
  component: Sample,
  parameters: { describes: TermsCheckbox },
  args: { id: 'terms', value: false, isWrong: false, onChange: fn(), onOpen: fn(), onNear: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Accepted: Story = { args: { id: 'terms-accepted', value: true } }
export const NotAccepted: Story = { args: { id: 'terms-wrong', isWrong: true } }

// Proves A-5.
export const OpensTheTextsByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.tab()
    await expect(args.onNear).toHaveBeenCalledWith('terms')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('terms')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('privacy')
    await expect(box).toBeChecked()
  },
}

export const Gallery: Story = gallery(meta, { Open, Accepted, NotAccepted })
