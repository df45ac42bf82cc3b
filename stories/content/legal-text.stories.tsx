import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { LegalText, type LegalTextProps } from '#components/content/legal-text.tsx'
import { useLanguage } from '#i18n/use-translation.ts'
import { legalSample } from '#stories/support/legal-sample.ts'
import { gallery } from '#stories/support/gallery.tsx'

/** The agency's text. */
function Sample(props: LegalTextProps) {
  return <LegalText {...props} words={legalSample(props.document, useLanguage())} />
}

const meta = {
  title: 'Widgets/Content/Legal text',
  id: 'content-legal-text',
  component: LegalText,
  render: Sample,
  args: {
    document: 'terms',
    words: legalSample('terms', 'en'),
    phone: '1-800-555-0142',
    headingLevel: 2,
    jump: 'focus',
  },
} satisfies Meta<typeof LegalText>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Privacy: Story = { args: { document: 'privacy' } }
export const Narrow: Story = { args: { document: 'privacy' }, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const JumpsToASection: Story = {
  async play({ canvasElement, globals }) {
    const title = legalSample('terms', globals.locale === 'es' ? 'es' : 'en').sections.at(-1)?.title ?? ''
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: title })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: new RegExp(`\\d+\\. ${title}`) })).toHaveFocus()
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { Terms, Privacy })
