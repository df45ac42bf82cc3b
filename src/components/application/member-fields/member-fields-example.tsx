import { ExternalLink } from '#components/primitives/external-link.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import type { PaperStatus } from '#domain/application/answer-choices.ts'

/** The example of each document, drawn for this project (F-26). */
const exampleFiles: Record<PaperStatus, string> = {
  resident: '/files/resident-document-example.pdf',
  workPermit: '/files/work-permit-example.pdf',
  i94: '/files/i94-example.pdf',
}

export interface MemberFieldsExampleProps {
  /** The immigration status, which decides the document. */
  readonly status: PaperStatus
}

/** A link to the example of a document. It opens in a new tab. */
export function MemberFieldsExample({ status }: MemberFieldsExampleProps) {
  const { t } = useTranslation('application')
  const { t: tCommon } = useTranslation('common')
  return (
    <ExternalLink
      href={exampleFiles[status]}
      newTabLabel={tCommon('externalLink.newTab')}
      className="inline-block py-0.5"
    >
      {t(`memberDocuments.example.${status}`)}
    </ExternalLink>
  )
}
