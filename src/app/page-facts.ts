import { agency } from '#content/agency.ts'
import { faqItems } from '#components/content/faq-content.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { socialUrls } from '#config/urls.ts'
import { questions as content } from '#content/questions.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { publicAddress } from '#i18n/public-address.ts'

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'InsuranceAgency',
  name: agency.name,
  url: site.siteUrl,
  telephone: agency.phone,
  email: agency.email,
  areaServed: 'US',
  knowsLanguage: ['en', 'es'],
  sameAs: Object.values(socialUrls),
}

function questions(language: Language): object {
  const year = { year: site.contentYear, lastDay: openEnrollmentEnd }
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

/** Structured data about a page for search engines (schema.org): the agency, and the questions with their answers. */
export function pageFacts(path: string, language: Language): readonly object[] {
  switch (path) {
    case '/':
    case '/about-us':
    case '/contact':
      return [organisation]
    case '/faqs':
      return [questions(language)]
    default:
      return []
  }
}
