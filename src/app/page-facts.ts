import { agency } from '#content/agency.ts'
import { faqItems } from '#components/content/faq-content.ts'
import { enrollmentAhead } from '#config/enrollment-ahead.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { socialUrls } from '#config/urls.ts'
import { questions as content } from '#content/questions.ts'
import { termIds } from '#domain/content/glossary-terms.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { fixedT } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'
import { publicAddress } from '#i18n/public-address.ts'

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'InsuranceAgency',
  name: agency.name,
  url: site.siteUrl,
  telephone: agency.phone,
  email: agency.email,
  areaServed: 'US',
  knowsLanguage: languages,
  sameAs: Object.values(socialUrls),
}

function questions(language: Language): object {
  const year = { year: site.contentYear, lastDay: openEnrollmentEnd, today: enrollmentAhead.builtOn }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    url: site.siteUrl + publicAddress('/faqs', language),
    mainEntity: faqItems(content, fixedT(language, 'faq'), language, year, agencyValues(language)).map(
      ({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      }),
    ),
  }
}

function words(language: Language): object {
  const t = fixedT(language, 'glossary')
  const url = site.siteUrl + publicAddress('/glossary', language)
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    inLanguage: language,
    name: t('glossaryPage.title'),
    url,
    hasDefinedTerm: termIds.map((id) => ({
      '@type': 'DefinedTerm',
      name: t(`terms.${id}.name`),
      description: t(`terms.${id}.meaning`),
      url: `${url}#${id}`,
    })),
  }
}

/**
 * Structured data about a page for search engines (schema.org): the agency, the questions with their answers, and the
 * words with their meanings.
 */
export function pageFacts(path: string, language: Language): readonly object[] {
  switch (path) {
    case '/':
    case '/about-us':
    case '/contact':
      return [organisation]
    case '/faqs':
      return [questions(language)]
    case '/glossary':
      return [words(language)]
    default:
      return []
  }
}
