import { ExternalLink } from '#components/primitives/external-link.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import { type PlanLink, linkKinds } from '#domain/plans/plan-card-model.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetDocumentsProps {
  /** The documents that may be opened. */
  readonly links: readonly PlanLink[]
}

const isPdf = (href: string) => /\.pdf(?:$|[?#])/i.test(href)

/** The company's four documents. A missing one is listed without a link (P-13, P-71). */
export function PlanSheetDocuments({ links }: PlanSheetDocumentsProps) {
  const { t } = useTranslation('plan-page')
  const common = useTranslation('common')
  return (
    <PlanSheetSection section="documents" className="print:hidden">
      <PlanSheetFacts
        facts={linkKinds.map((kind) => {
          const href = links.find((link) => link.kind === kind)?.href
          return {
            key: kind,
            term: (
              <TermLabel
                text={(of) => of('plan-page')(`documents.kind.${kind}`)}
                term={kind === 'formulary' ? { id: 'formulary' } : undefined}
              />
            ),
            value:
              href === undefined ? (
                t('planSheet.notGiven')
              ) : (
                <ExternalLink
                  href={href}
                  newTabLabel={`${t(`documents.kind.${kind}`)} ${common.t('externalLink.newTab')}`}
                  className="-my-2 inline-flex min-h-target items-center gap-1"
                >
                  {isPdf(href) ? t('documents.pdf') : t('documents.page')}
                </ExternalLink>
              ),
          }
        })}
      />
    </PlanSheetSection>
  )
}
