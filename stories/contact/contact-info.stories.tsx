import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ContactInfo } from '#components/contact/contact-info.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { socialUrls } from '#stories/support/sample-social-urls.ts'

const meta = {
  title: 'Widgets/Contact/Contact info',
  id: 'contact-contact-info',
  component: ContactInfo,
  args: {
    phone: '1-800-555-0142',
    email: 'hola@puente.example',
    social: socialUrls,
  },
} satisfies Meta<typeof ContactInfo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongEmail: Story = {
  args: { email: 'atencion-a-clientes-y-solicitudes@puente-seguros-de-salud.example' },
  globals: { viewport: { value: 'narrow' } },
}

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(5)
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(links[0]).toHaveAttribute('href', 'tel:+18005550142')
    await expect(links[2]).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Gallery: Story = gallery(meta, { Default, LongEmail })
