import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SharedDeviceSwitch, type SharedDeviceSwitchProps } from '#components/take-along/shared-device-switch.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Kept(props: SharedDeviceSwitchProps) {
  const [isShared, setIsShared] = useState(props.isShared)
  return (
    <SharedDeviceSwitch
      isShared={isShared}
      onChoose={(chosen) => {
        setIsShared(chosen)
        props.onChoose(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Take along/Shared device switch',
  id: 'take-along-shared-device-switch',
  component: SharedDeviceSwitch,
  render: (args) => <Kept {...args} />,
  args: { isShared: false, onChoose: fn() },
} satisfies Meta<typeof SharedDeviceSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { isShared: true } }
export const LongSpanish: Story = {
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves.
export const IsTurnedOnByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('take-along', globals)
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getByRole('switch', { name: t('sharedDevice.switch') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenCalledWith(true)
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(t('sharedDevice.on')))
  },
}

export const Gallery: Story = gallery(meta, { Off, On })
