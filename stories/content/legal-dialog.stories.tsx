import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LegalDialog, type LegalDialogProps } from '#components/content/legal-dialog.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useLanguage } from '#i18n/use-translation.ts'
import { legalSample } from '#stories/support/legal-sample.ts'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

const text: Bilingual<string> = { en: 'Read it', es: 'Leer' }

function Sample(props: LegalDialogProps) {
  const label = useSample(text)
  const words = legalSample(props.document, useLanguage())
  const [open, setOpen] = useState(props.open)
  const show = () => {
    setOpen(true)
  }
  return (
    <>
      <Button onClick={show}>{label}</Button>
      <LegalDialog
        {...props}
        words={words}
        open={open}
        onClose={() => {
          props.onClose()
          setOpen(false)
        }}
        onReopen={show}
      />
    </>
  )
}

const meta = {
  title: 'Widgets/Content/Legal dialog (terms, privacy, modal)',
  id: 'content-legal-dialog',
  component: LegalDialog,
  render: Sample,
  args: {
    document: 'terms',
    open: true,
    onClose: fn(),
    onReopen: fn(),
    words: legalSample('terms', 'en'),
    phone: '1-800-555-0142',
  },
} satisfies Meta<typeof LegalDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Privacy: Story = { args: { document: 'privacy' } }
export const Narrow: Story = { args: { document: 'privacy' }, globals: { viewport: { value: 'narrow' } } }

export const OpensAndClosesByKeyboard: Story = {
  args: { open: false, document: 'privacy' },
  async play({ args, globals }) {
    const t = playText('privacy', globals)
    const title = legalSample('privacy', globals.locale === 'es' ? 'es' : 'en').sections.at(-2)?.title ?? ''
    const opener = screen.getByRole('button', { name: sampleFor(text, globals) })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t('title') })
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: t('title') })).toHaveFocus())
    const address = location.href
    within(dialog).getByRole('link', { name: title }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(dialog).getByRole('heading', { name: new RegExp(`\\d+\\. ${title}`) })).toHaveFocus()
    await expect(location.href).toBe(address)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: t('legalDialog.close') }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
