import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { NothingFound } from '#components/content/nothing-found.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample() {
  const { t } = useTranslation('faq')
  return (
    <NothingFound title={t('faqList.none')} action={<Button tone="outline">{t('faqList.all')}</Button>}>
      {t('faqList.noneText')}
    </NothingFound>
  )
}

const meta = {
  title: 'Widgets/Content/Nothing found (nada encontrado)',
  id: 'content-nothing-found',
  component: Sample,
  parameters: { describes: NothingFound },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const LeadsOnByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('faq', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('faqList.all') })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { Default })
