import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LanguageToggle } from '#components/chrome/language-toggle.tsx'

const meta = {
  title: 'Widgets/Chrome/Language toggle (English, Español, idioma)',
  id: 'chrome-language-toggle',
  component: LanguageToggle,
  args: { onChange: fn() },
} satisfies Meta<typeof LanguageToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

// Proves C-10 and C-84.
export const NamesEachLanguageInItsOwnWords: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const canvas = within(canvasElement)
    const english = canvas.getByRole('button', { name: 'EN, English' })
    const spanish = canvas.getByRole('button', { name: 'ES, Español' })
    await expect(spanish).toHaveAttribute('lang', 'es')
    await expect(spanish).toHaveAttribute('translate', 'no')
    await expect(globals.locale === 'es' ? spanish : english).toHaveAttribute('aria-pressed', 'true')
    spanish.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('es')
  },
}
