import { Printer } from 'lucide-react'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { LegalText } from '#components/content/legal-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { agency } from '#content/agency.ts'
import type { LegalText as LegalContent } from '#domain/content/legal-schema.ts'
import { type LegalDocument, legalWords } from '#domain/content/legal.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { useLanguage, useTranslation } from '#i18n/use-translation.ts'

export interface LegalScreenProps {
  readonly document: LegalDocument
  /** Its text in both languages. */
  readonly text: LegalContent
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

function useLabels(document: LegalDocument): { readonly title: string; readonly print: string } {
  const terms = useTranslation('terms')
  const privacy = useTranslation('privacy')
  switch (document) {
    case 'terms':
      return { title: terms.t('title'), print: terms.t('legalPage.print') }
    case 'privacy':
      return { title: privacy.t('title'), print: privacy.t('legalPage.print') }
  }
}

/** The terms or the privacy policy as a page, for reading and for printing (C-50, C-51). */
export function LegalScreen({ document, text, onPrint }: LegalScreenProps) {
  const { title, print } = useLabels(document)
  const language = useLanguage()
  const words = legalWords(text, language, agencyValues(language))
  return (
    // The article starts at the same left edge as the header and the footer.
    <article className="mx-auto max-w-page px-4 py-10 md:px-6 lg:py-14 print:p-0">
      <div className="grid max-w-prose gap-6 print:block print:max-w-none">
        <PageMeta title={title} description={words.description} keywords={words.keywords} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FocusHeading focusKey={document}>{title}</FocusHeading>
          <Button tone="outline" size="sm" className="noscript:hidden print-hidden" onClick={onPrint}>
            <Printer aria-hidden strokeWidth={1.9} className="size-5" />
            {print}
          </Button>
        </div>
        <LegalText document={document} words={words} phone={agency.phone} headingLevel={2} jump="address" />
      </div>
    </article>
  )
}
