import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { LanguagesSwitch } from '#components/words/languages-switch.tsx'
import type { SecondLanguageChoice } from '#components/words/words-context.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

function Sample({ first = 'off' }: { readonly first?: SecondLanguageChoice['state'] }) {
  const [state, setState] = useState(first)
  return (
    <WordScreen
      choice={{
        state,
        onChange: (isOn) => {
          setState(isOn ? 'on' : 'off')
        },
      }}
    >
      <LanguagesSwitch />
    </WordScreen>
  )
}

const meta = {
  title: 'Widgets/Words/Languages switch',
  id: 'words-languages-switch',
  component: LanguagesSwitch,
  loaders: [loadWords],
} satisfies Meta<typeof LanguagesSwitch>
export default meta
type Story = StoryObj<typeof Sample>

export const Off: Story = { render: Sample }
export const On: Story = { render: Sample, args: { first: 'on' } }
export const Failed: Story = { render: Sample, args: { first: 'failed' } }
export const Narrow: Story = {
  render: Sample,
  args: { first: 'failed' },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves C-77.
export const TurnsByKeyboard: Story = {
  render: Sample,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const toggle = within(canvasElement).getByRole('switch', { name: t('languagesSwitch.label') })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Off, On, Failed })
