import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { faqItems } from '#components/content/faq-content.ts'
import { FaqList, type FaqListProps } from '#components/content/faq-list.tsx'
import { questionWords } from '#content/question-words.ts'
import { questions } from '#content/questions.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

const itemsIn = (t: ReturnType<typeof playText<'faq'>>, language: Language) =>
  faqItems(
    questions,
    t,
    language,
    { year: 2026, lastDay: null, today: { year: 2025, month: 11, day: 10 } },
    agencyValues(language),
  )
const [first, second] = questions.map(({ slug }) => slug)
const longest = questions.toSorted((a, b) => b.more.en.length - a.more.en.length)[0]?.slug

/** The agency's questions. */
function Sample(props: FaqListProps) {
  const { t, language } = useTranslation('faq')
  const [open, setOpen] = useState(props.open)
  const [search, setSearch] = useState(props.search)
  return (
    <FaqList
      {...props}
      items={itemsIn(t, language)}
      furtherWords={Object.fromEntries(questionWords.map(({ slug, words }) => [slug, words[language]]))}
      open={open}
      onOpenChange={(slug) => {
        props.onOpenChange(slug)
        setOpen(slug)
      }}
      search={search}
      onSearch={(words) => {
        props.onSearch(words)
        setSearch(words)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Content/FAQ list (questions, preguntas)',
  id: 'content-faq-list',
  component: FaqList,
  render: Sample,
  args: {
    items: [],
    furtherWords: {},
    open: first ?? null,
    onOpenChange: fn(),
    onCopyLink: fn(),
    copied: 'idle',
    search: '',
    onSearch: fn(),
    phone: '1-800-555-0142',
  },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = {}
export const AllClosed: Story = { args: { open: null } }
export const LongAnswer: Story = { args: { open: longest ?? null } }
export const LinkCopied: Story = { args: { copied: 'done' } }
export const CopyRefused: Story = { args: { copied: 'refused' } }
export const NothingFound: Story = { args: { search: 'zzz' } }
export const Narrow: Story = {
  args: { open: longest ?? null },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves C-25.
export const OneAtATimeByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const items = itemsIn(playText('faq', globals), globals.locale === 'es' ? 'es' : 'en')
    const canvas = within(canvasElement)
    const [opened, other] = items
      .filter(({ slug }) => slug === first || slug === second)
      .map(({ question }) => canvas.getByRole('button', { name: question }))
    await expect(opened).toHaveAttribute('aria-expanded', 'true')
    other?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(second)
    await expect(other).toHaveAttribute('aria-expanded', 'true')
    await expect(opened).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(items[1]?.answer[0] ?? '')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
  },
}

export const FindsWhateverTheAccents: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('faq', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(questions.length)
    const field = canvas.getByRole('textbox', { name: t('faqList.search') })
    await userEvent.type(field, globals.locale === 'es' ? 'MEDICO red' : 'DOCTOR network')
    await expect(args.onSearch).toHaveBeenCalled()
    const found = canvas.getAllByRole('heading', { level: 3 })
    await expect(found.length).toBeLessThan(questions.length)
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(t('faqList.count', { count: found.length })),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: t('faqList.all') }))
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(questions.length)
  },
}

// Proves C-25.
export const FindsByTheWordsOfVisitors: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('faq', globals)
    const language = globals.locale === 'es' ? 'es' : 'en'
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: t('faqList.search') })
    const searches = {
      en: [
        ['i lost my job', 'special-enrollment'],
        ['Mom', 'mixed-status-family'],
      ],
      es: [
        ['perdi el trabajo', 'special-enrollment'],
        ['mamá', 'mixed-status-family'],
      ],
    } as const
    for (const [search, slug] of searches[language]) {
      await userEvent.clear(field)
      await userEvent.type(field, search)
      const question = questions.find((one) => one.slug === slug)?.question[language] ?? slug
      await expect(canvas.getByRole('button', { name: question })).toBeVisible()
    }
  },
}

export const CopiesTheLink: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('faq', globals)
    const canvas = within(canvasElement)
    canvas.getByRole('button', { expanded: true }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: new RegExp(`^${t('faqList.copyLink')}`) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).toHaveBeenLastCalledWith(first)
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { FirstOpen, NothingFound })
