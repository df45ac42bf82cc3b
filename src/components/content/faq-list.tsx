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

import { Accordion } from '#components/primitives/accordion.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { QuestionIcon } from '#domain/content/question-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { FaqItem } from './faq-content.ts'

export interface FaqListProps {
  /** The questions and answers, in order. */
  readonly items: readonly FaqItem[]
  /** The open question; null if all are closed. */
  readonly open: string | null
  /** Called with the opened question, or null when the open one was closed. */
  readonly onOpenChange: (slug: string | null) => void
  /** Copies the address of a question. */
  readonly onCopyLink: (slug: string) => void
  /** The result of the last copy. */
  readonly copied: 'idle' | 'done' | 'refused'
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

/**
 * The questions. At most one is open, and pressing it again closes it (C-25). The address can end in each question's
 * anchor.
 */
export function FaqList({ items, open, onOpenChange, onCopyLink, copied }: FaqListProps) {
  const { t } = useTranslation('faq')
  const news = { idle: '', done: t('faqList.copied'), refused: t('faqList.notCopied') }[copied]
  return (
    <>
      <Accordion
        mode="single"
        headingLevel={2}
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
      <LiveRegion text={news} />
    </>
  )
}
