import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { faqItems } from '#components/content/faq-content.ts'
import { site } from '#config/site.ts'
import { questions } from '#content/questions.ts'
import { FaqScreen } from '#features/content/faq-screen.tsx'
import { agencyValues } from '#i18n/agency-values.ts'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/FAQ page',
  id: 'features-faq-page',
  tags: ['!autodocs'],
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqScreen>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const OpensTheQuestionInTheAddress: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('faq', globals)
    const language = globals.locale === 'es' ? 'es' : 'en'
    const of = { year: site.contentYear, lastDay: null, today: { year: 2025, month: 11, day: 10 } }
    const last = faqItems(questions, t, language, of, agencyValues(language)).at(-1)
    const canvas = within(canvasElement)
    location.hash = last?.slug ?? ''
    const question = canvas.getByRole('button', { name: last?.question ?? '' })
    await waitFor(() => expect(question).toHaveFocus())
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}
