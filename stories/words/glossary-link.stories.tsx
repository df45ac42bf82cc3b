import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { GlossaryLink, type GlossaryLinkProps } from '#components/words/glossary-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample({ id }: Pick<GlossaryLinkProps, 'id'>) {
  const { t } = useTranslation('quote-steps')
  return <GlossaryLink id={id}>{t('taxHelpDialog.word')}</GlossaryLink>
}

const meta = {
  title: 'Widgets/Words/Glossary link',
  id: 'words-glossary-link',
  component: GlossaryLink,
  render: Sample,
  args: { id: 'taxHousehold', children: null },
} satisfies Meta<typeof GlossaryLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToATerm: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const SaysThatItOpensATab: Story = {
  async play({ canvasElement, globals }) {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', {
      name: new RegExp(`${playText('common', globals)('externalLink.newTab').replaceAll(/[()]/g, '.')}$`),
    })
    await expect(link).toHaveFocus()
    await expect(link.getAttribute('href')).toMatch(/#taxHousehold$/)
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { ToATerm })
