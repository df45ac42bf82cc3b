import { LinkButton } from '#components/primitives/link-button.tsx'
import { faqTerms } from '#domain/content/glossary-terms.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'

/** The most common terms, shown below the questions, with a link to the whole glossary (C-75). */
export function FaqWords() {
  const { t } = useTranslation('glossary')
  const address = useAddress()
  return (
    <ContentSection
      tone="surface"
      title={t('faqWords.title')}
      lead={<p>{t('faqWords.lead')}</p>}
      action={
        <LinkButton tone="outline" href={address('/glossary')}>
          {t('faqWords.all')}
        </LinkButton>
      }
    >
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {faqTerms.map((id) => (
          <div key={id} className="grid content-start gap-1">
            <dt className="text-lg font-semibold">
              <a href={address(`/glossary#${id}`)} className="underline underline-offset-4 hover:text-primary-strong">
                {t(`terms.${id}.name`)}
              </a>
            </dt>
            <dd>{t(`terms.${id}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  )
}
