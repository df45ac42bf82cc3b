import {
  ArrowLeftRight,
  Baby,
  BadgeDollarSign,
  CalendarDays,
  CalendarHeart,
  Calculator,
  CircleQuestionMark,
  FileText,
  Handshake,
  IdCard,
  Layers,
  Link2,
  type LucideIcon,
  PiggyBank,
  Scale,
  Stethoscope,
  Umbrella,
  Users,
} from 'lucide-react'

import type { ReactNode } from 'react'

import { TextField } from '#components/fields/text-field.tsx'
import { Accordion } from '#components/primitives/accordion.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { isFoundIn } from '#domain/content/glossary-terms.ts'
import { type QuestionIcon, questionTopics } from '#domain/content/question-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import type { FaqItem } from './faq-content.ts'
import { NothingFound } from './nothing-found.tsx'

export interface FaqListProps {
  /** The questions and answers, in order. */
  readonly items: readonly FaqItem[]
  /** Further words by which the search finds a question, by its slug. */
  readonly furtherWords: Readonly<Record<string, string>>
  /** The open question; null if all are closed. */
  readonly open: string | null
  /** Called with the opened question, or null when the open one was closed. */
  readonly onOpenChange: (slug: string | null) => void
  /** Copies the address of a question. */
  readonly onCopyLink: (slug: string) => void
  /** The result of the last copy. */
  readonly copied: 'idle' | 'done' | 'refused'
  /** The words that the visitor looks for. */
  readonly search: string
  /** Called with the new words. */
  readonly onSearch: (search: string) => void
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** A note below the answers. */
  readonly children?: ReactNode
}

const icons: Readonly<Record<QuestionIcon, LucideIcon>> = {
  calculator: Calculator,
  calendar: CalendarDays,
  card: IdCard,
  change: ArrowLeftRight,
  child: Baby,
  doctor: Stethoscope,
  document: FileText,
  event: CalendarHeart,
  handshake: Handshake,
  layers: Layers,
  people: Users,
  piggyBank: PiggyBank,
  question: CircleQuestionMark,
  savings: BadgeDollarSign,
  scale: Scale,
  umbrella: Umbrella,
}

type QuestionsProps = Pick<FaqListProps, 'items' | 'open' | 'onOpenChange' | 'onCopyLink'> & {
  /** What came of the last copy, in words. */
  readonly news: string
}

/** The questions of one topic. */
function Questions({ items, open, onOpenChange, onCopyLink, news }: QuestionsProps) {
  const { t } = useTranslation('faq')
  return (
    <Accordion
      mode="single"
      headingLevel={3}
      open={open === null ? [] : [open]}
      onOpenChange={([slug]) => {
        onOpenChange(slug ?? null)
      }}
      items={items.map(({ slug, icon, question, answer }) => {
        const Icon = icons[icon]
        return {
          id: slug,
          anchor: slug,
          title: question,
          icon: <Icon aria-hidden strokeWidth={1.9} className="size-6 shrink-0 text-primary" />,
          content: (
            <div className="grid max-w-prose gap-3 sm:ms-6 sm:ps-3">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <div className="-ms-4 noscript:hidden print-hidden">
                <Button
                  tone="quiet"
                  size="sm"
                  onClick={() => {
                    onCopyLink(slug)
                  }}
                >
                  <Link2 aria-hidden strokeWidth={1.9} className="size-5" />
                  {t('faqList.copyLink')}
                  <VisuallyHidden>{t('faqList.copyWhich', { question })}</VisuallyHidden>
                </Button>
                {slug === open && news !== '' && (
                  <span aria-hidden className="ps-4 text-sm text-ink-muted">
                    {news}
                  </span>
                )}
              </div>
            </div>
          ),
        }
      })}
    />
  )
}

/**
 * The questions by topic, with a search and an index of the topics. At most one is open, and pressing it again closes
 * it (C-25). The address can end in each question's anchor.
 */
export function FaqList(props: FaqListProps) {
  const { items, furtherWords, copied, search, onSearch, phone, children } = props
  const { t } = useTranslation('faq')
  const news = { idle: '', done: t('faqList.copied'), refused: t('faqList.notCopied') }[copied]
  const found = items.filter(({ slug, question, answer }) =>
    isFoundIn([question, ...answer, furtherWords[slug]].join(' '), search),
  )
  const groups = questionTopics
    .map((topic) => ({ topic, ofTopic: found.filter((item) => item.topic === topic) }))
    .filter(({ ofTopic }) => ofTopic.length > 0)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
      <div className="grid gap-4 lg:sticky lg:top-24 lg:col-span-4 print:hidden">
        <div className="noscript:hidden grid gap-2">
          <TextField
            label={t('faqList.search')}
            value={search}
            width="lg"
            autoComplete="off"
            enterKeyHint="search"
            onChange={onSearch}
          />
          <LiveRegion
            visible
            text={found.length === 0 ? t('faqList.none') : t('faqList.count', { count: found.length })}
            className="text-ink-muted"
          />
        </div>
        {groups.length > 1 && (
          <nav aria-label={t('faqList.topics')}>
            <ul className="grid grid-cols-2 items-center gap-x-4 max-sm:text-sm lg:block">
              {groups.map(({ topic }) => (
                <li key={topic}>
                  <a
                    href={`#topic-${topic}`}
                    className="inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong"
                  >
                    {t(`topics.${topic}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="grid min-w-0 gap-8 lg:col-span-8">
        {groups.map(({ topic, ofTopic }) => (
          <section key={topic} aria-labelledby={`topic-${topic}`} className="grid gap-3">
            <h2 id={`topic-${topic}`} className="text-2xl font-bold">
              {t(`topics.${topic}`)}
            </h2>
            <Questions {...props} items={ofTopic} news={news} />
          </section>
        ))}
        {groups.length === 0 && (
          <NothingFound
            title={t('faqList.none')}
            action={
              <>
                <Button
                  tone="outline"
                  onClick={() => {
                    onSearch('')
                  }}
                >
                  {t('faqList.all')}
                </Button>
                <LinkButton tone="outline" href={telHref(phone)} className="whitespace-nowrap">
                  {phone}
                </LinkButton>
              </>
            }
          >
            {t('faqList.noneText')}
          </NothingFound>
        )}
        {children}
      </div>
      <LiveRegion text={news} />
    </div>
  )
}
