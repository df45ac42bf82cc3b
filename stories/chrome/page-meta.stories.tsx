import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

const text: Bilingual<{ title: string; description: string }> = {
  en: { title: 'Plans in Miami-Dade', description: 'Every plan with the price after the tax credit.' },
  es: { title: 'Planes en Miami-Dade', description: 'Cada plan con su precio después del crédito fiscal.' },
}

function Shown({ hasError }: { readonly hasError?: boolean }) {
  const { title, description } = useSample(text)
  return (
    <>
      <PageMeta title={title} description={description} {...(hasError !== undefined && { hasError })} />
      <p>{description}</p>
    </>
  )
}

const meta = {
  title: 'Widgets/Chrome/Page meta',
  id: 'chrome-page-meta',
  component: Shown,
  parameters: { describes: PageMeta },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

export const SetsTitleAndDescription: Story = {
  play: async ({ globals }) => {
    const t = playText('common', globals)
    const { title, description } = sampleFor(text, globals)
    await waitFor(() => expect(document.title).toBe(t('meta.title', { page: title })))
    await expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', description)
  },
}

export const SaysErrorInTheTitle: Story = {
  args: { hasError: true },
  play: async ({ globals }) => {
    const t = playText('common', globals)
    await waitFor(() => expect(document.title).toBe(t('meta.errorTitle', { page: sampleFor(text, globals).title })))
  },
}
