import { agency } from '#content/agency.ts'
import { Printer } from 'lucide-react'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { LegalText } from '#components/content/legal-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import type { LegalDocument } from '#domain/content/legal.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LegalScreenProps {
  readonly document: LegalDocument
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

interface Words {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly print: string
}

function useWords(document: LegalDocument): Words {
  const terms = useTranslation('terms')
  const privacy = useTranslation('privacy')
  switch (document) {
    case 'terms':
      return {
        title: terms.t('title'),
        description: terms.t('legalPage.description'),
        keywords: terms.t('legalPage.keywords'),
        print: terms.t('legalPage.print'),
      }
    case 'privacy':
      return {
        title: privacy.t('title'),
        description: privacy.t('legalPage.description'),
        keywords: privacy.t('legalPage.keywords'),
        print: privacy.t('legalPage.print'),
      }
  }
}

/** The terms or the privacy policy as a page, for reading and for printing (C-50, C-51). */
export function LegalScreen({ document, onPrint }: LegalScreenProps) {
  const { title, description, keywords, print } = useWords(document)
  return (
    <article className="mx-auto grid max-w-prose gap-6 px-4 py-10 sm:px-6 lg:py-14 print:max-w-none print:p-0">
      <PageMeta title={title} description={description} keywords={keywords} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FocusHeading focusKey={document}>{title}</FocusHeading>
        <Button tone="outline" size="sm" className="noscript:hidden print-hidden" onClick={onPrint}>
          <Printer aria-hidden strokeWidth={1.9} className="size-5" />
          {print}
        </Button>
      </div>
      <LegalText
        document={document}
        contact={{ phone: agency.phone, email: agency.email }}
        headingLevel={2}
        jump="address"
      />
    </article>
  )
}
