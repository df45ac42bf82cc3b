import {
  ArrowLeftRight,
  Baby,
  BadgeDollarSign,
  CalendarDays,
  CalendarHeart,
  Calculator,
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
import type { PlanYear } from '#domain/years/plan-years.ts'
import type { FaqSlug } from '#domain/content/faq.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { faqItems } from './faq-content.ts'

export interface FaqListProps {
  /** The plan year whose numbers the answers use. */
  readonly planYear: PlanYear
  /** The open question; null if all are closed. */
  readonly open: FaqSlug | null
  /** Called with the opened question, or null when the open one was closed. */
  readonly onOpenChange: (slug: FaqSlug | null) => void
  /** Copies the address of a question. */
  readonly onCopyLink: (slug: FaqSlug) => void
  /** The result of the last copy. */
  readonly copied: 'idle' | 'done' | 'refused'
}

const icons: Readonly<Record<FaqSlug, LucideIcon>> = {
  'zero-premium': BadgeDollarSign,
  'who-qualifies': Users,
  'social-security-number': IdCard,
  'open-enrollment': CalendarDays,
  'special-enrollment': CalendarHeart,
  'income-estimate': Calculator,
  'metal-levels': Layers,
  'extra-savings': PiggyBank,
  'deductible-and-maximum': Umbrella,
  'doctors-and-networks': Stethoscope,
  'children-dental-vision': Baby,
  'immigration-documents': FileText,
  'mixed-status-family': Scale,
  'agent-help': Handshake,
  'change-or-cancel': ArrowLeftRight,
}

/**
 * The 15 questions. At most one is open, and pressing it again closes it (C-25). The address can end in each question's
 * anchor.
 */
export function FaqList({ planYear, open, onOpenChange, onCopyLink, copied }: FaqListProps) {
  const { t, language } = useTranslation('faq')
  const items = faqItems(t, language, planYear)
  const news = { idle: '', done: t('faqList.copied'), refused: t('faqList.notCopied') }[copied]
  return (
    <>
      <Accordion
        mode="single"
        headingLevel={2}
        open={open === null ? [] : [open]}
        onOpenChange={([id]) => {
          onOpenChange(items.find(({ slug }) => slug === id)?.slug ?? null)
        }}
        items={items.map(({ slug, question, answer }) => {
          const Icon = icons[slug]
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
