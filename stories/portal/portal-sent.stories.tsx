import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PortalSent } from '#components/portal/portal-sent.tsx'
import { documentKinds } from '#domain/account/likely-documents.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Portal/Portal sent',
  id: 'portal-portal-sent',
  component: PortalSent,
  args: {
    applicants: ['Ana', 'Luis', 'Eva'],
    sentAt: { day: { year: 2026, month: 11, day: 25 }, time: { hour: 10, minute: 5 } },
    signing: {
      signer: 'Ana Torres',
      method: 'typed',
      language: 'es',
      version: '2026.3',
      effective: { year: 2026, month: 11, day: 25 },
    },
    expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
    reference: 'PU-1003-2026',
    documents: ['resident', 'paystubs'],
    phone: '1-800-555-0142',
    contactHref: '#contact',
  },
} satisfies Meta<typeof PortalSent>
export default meta
type Story = StoryObj<typeof meta>

export const FromThisDevice: Story = {}
/** Another device has the receipt. */
export const FromAnotherDevice: Story = {
  args: { applicants: [], sentAt: null, signing: null, expectedStart: null, documents: ['status', 'income'] },
}
export const WithoutReference: Story = { args: { reference: null } }
export const EveryDocument: Story = { args: { documents: documentKinds } }
export const Narrow: Story = { ...EveryDocument, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = {
  args: { applicants: ['María de los Ángeles', 'Maximiliano', 'Guadalupe', 'Encarnación'] },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves.
export const SaysWhatWasSentAndHowToCorrectIt: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('portal', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('portalSent.signer.typed', { signer: 'Ana Torres' }))).toBeVisible()
    await expect(canvas.getByText(/25.*2026(,| a las) 10:05/)).toBeVisible()
    await expect(canvas.getByText(t('portalSent.documents.paystubs'))).toBeVisible()
    await expect(canvasElement).toHaveTextContent(t('portalSent.documentsLead'))
    await expect(canvasElement).toHaveTextContent('PU-1003-2026')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('portalHelp.write') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { FromThisDevice, FromAnotherDevice, WithoutReference, EveryDocument })
