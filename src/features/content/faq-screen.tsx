import { useEffect, useState } from 'react'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { CallToActionBand } from '#components/content/call-to-action-band.tsx'
import { faqItems } from '#components/content/faq-content.ts'
import { FaqList } from '#components/content/faq-list.tsx'
import { FaqWords } from '#components/content/faq-words.tsx'
import { PageHero } from '#components/content/page-hero.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { enrollmentAhead } from '#config/enrollment-ahead.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { agency } from '#content/agency.ts'
import { questionWords } from '#content/question-words.ts'
import { questions } from '#content/questions.ts'
import { questionTopics } from '#domain/content/question-schema.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useAddressPart } from './use-address-part.ts'

/** Returns the question that an address names, such as `open-enrollment`; otherwise undefined. */
function slugOf(part: string): string | undefined {
  return questions.find(({ slug }) => part === slug)?.slug
}

const [firstShown] = questionTopics.flatMap((topic) => questions.filter((question) => question.topic === topic))

/** The open question: the first, or the one in the address, whose button then takes the focus. */
function useOpenQuestion() {
  const part = useAddressPart()
  const [shownPart, setShownPart] = useState('')
  const [open, setOpen] = useState<string | null>(firstShown?.slug ?? null)
  const [search, setSearch] = useState('')
  const named = slugOf(part)
  if (part !== shownPart) {
    setShownPart(part)
    if (named !== undefined) {
      setOpen(named)
      // A search may hide the question.
      setSearch('')
    }
  }
  // The others are closed by now, so its position no longer changes.
  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.querySelector('button')?.focus()
  }, [named])
  return { open, setOpen, search, setSearch }
}

function useLinkCopy() {
  const [copied, setCopied] = useState<'idle' | 'done' | 'refused'>('idle')
  const copy = async (slug: string) => {
    setCopied('idle')
    try {
      await navigator.clipboard.writeText(new URL(`#${slug}`, location.href).href)
      setCopied('done')
    } catch {
      // The clipboard refused, or the page is not secure and has no clipboard.
      location.hash = slug
      setCopied('refused')
    }
  }
  const forget = () => {
    setCopied('idle')
  }
  return { copied, copy, forget }
}

/** The questions; the address can name one of them (C-25). */
export function FaqScreen() {
  const { t, language } = useTranslation('faq')
  const address = useAddress()
  const { open, setOpen, search, setSearch } = useOpenQuestion()
  const { copied, copy, forget } = useLinkCopy()
  const year = site.contentYear
  return (
    <>
      <PageMeta title={t('faqPage.title')} description={t('faqPage.description')} keywords={t('faqPage.keywords')} />
      <PageHero title={t('faqPage.title')}>
        <p>{t('faqPage.lead', { year })}</p>
      </PageHero>
      <div className="mx-auto grid max-w-page gap-6 px-4 py-10 md:px-6 lg:py-14">
        <FaqList
          items={faqItems(
            questions,
            t,
            language,
            { year, lastDay: openEnrollmentEnd, today: enrollmentAhead.builtOn },
            agencyValues(language),
          )}
          furtherWords={Object.fromEntries(questionWords.map(({ slug, words }) => [slug, words[language]]))}
          open={open}
          onOpenChange={(slug) => {
            setOpen(slug)
            forget()
          }}
          onCopyLink={(slug) => {
            void copy(slug)
          }}
          copied={copied}
          search={search}
          onSearch={setSearch}
          phone={agency.phone}
        >
          <p className="max-w-prose text-sm text-ink-muted">{t('faqPage.note')}</p>
        </FaqList>
      </div>
      <FaqWords />
      <CallToActionBand
        tone="wash"
        title={t('faqPage.contactTitle')}
        action={<LinkButton href={address('/contact')}>{t('faqPage.contactLink')}</LinkButton>}
      >
        <p>{t('faqPage.contactText')}</p>
      </CallToActionBand>
    </>
  )
}
