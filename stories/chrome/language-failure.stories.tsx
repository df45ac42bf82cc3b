import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LanguageFailure } from '#components/chrome/language-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Chrome/Language failure',
  id: 'chrome-language-failure',
  component: LanguageFailure,
  args: { asked: 'en', onChoose: fn() },
} satisfies Meta<typeof LanguageFailure>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Spanish: Story = { args: { asked: 'es' } }

export const SpeaksTheLanguageThatWasAsked: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(within(alert).getByText(/^The texts in English could not be loaded/)).toHaveAttribute('lang', 'en')
    if (globals.locale === 'es') await expect(alert).toHaveTextContent('No se pudieron cargar los textos en inglés')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('en')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(globals.locale === 'es' ? 'es' : 'en')
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

export const Gallery: Story = gallery(meta, { English, Spanish })
