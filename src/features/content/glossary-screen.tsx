import { useEffect } from 'react'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { CallToActionBand } from '#components/content/call-to-action-band.tsx'
import { PageHero } from '#components/content/page-hero.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { GlossaryList } from '#components/words/glossary-list.tsx'
import { termNamed } from '#domain/content/glossary-terms.ts'
import { fixedT } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useAddressPart } from './use-address-part.ts'

/**
 * Scrolls to the term that the address names. The browser can't do it alone: the order depends on the language, and the
 * address may have the word of either language.
 */
function useNamedTerm() {
  const { language } = useTranslation('glossary')
  const part = useAddressPart()
  useEffect(() => {
    const id = termNamed(part, (term) =>
      languages.flatMap((one) =>
        (['name', 'short'] as const).map((word) => fixedT(one, 'glossary')(`terms.${term}.${word}`)),
      ),
    )
    if (id === undefined) return
    // The browser then marks the term.
    if (part !== id) location.replace(`#${id}`)
    document.getElementById(id)?.scrollIntoView()
  }, [part, language])
}

/** All explained words (C-74); the address can name one of them. */
export function GlossaryScreen() {
  const { t } = useTranslation('glossary')
  const address = useAddress()
  useNamedTerm()
  return (
    <>
      <PageMeta
        title={t('glossaryPage.title')}
        description={t('glossaryPage.description')}
        keywords={t('glossaryPage.keywords')}
      />
      <PageHero title={t('glossaryPage.title')}>
        <p>{t('glossaryPage.lead')}</p>
      </PageHero>
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 md:px-6 lg:py-14">
        <GlossaryList />
        <p className="max-w-prose text-sm text-ink-muted">{t('glossaryPage.source')}</p>
      </div>
      <CallToActionBand
        tone="wash"
        title={t('glossaryPage.quoteTitle')}
        action={<LinkButton href={address('/')}>{t('glossaryPage.quote')}</LinkButton>}
      >
        <p>{t('glossaryPage.quoteText')}</p>
      </CallToActionBand>
    </>
  )
}
