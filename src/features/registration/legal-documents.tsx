import { agency } from '#content/agency.ts'
import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import { type LegalDocument, legalWords } from '#domain/content/legal.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useLanguage } from '#i18n/use-translation.ts'

const dialog = () => import('#components/content/legal-dialog.tsx')

const dialogs = {
  terms: onDemand(async () => {
    const [{ LegalDialog }, { terms }] = await Promise.all([dialog(), import('#content/legal/terms.ts')])
    return { LegalDialog, text: terms }
  }, 'terms'),
  privacy: onDemand(async () => {
    const [{ LegalDialog }, { privacy }] = await Promise.all([dialog(), import('#content/legal/privacy.ts')])
    return { LegalDialog, text: privacy }
  }, 'privacy'),
} as const

/** Starts loading a text that may be opened soon. */
export function warmDocument(document: LegalDocument): void {
  dialogs[document].warm()
}

export interface LegalDocumentsProps {
  /** The open text. */
  readonly shown: LegalDocument | null
  readonly onClose: () => void
  /** Opens a text again. */
  readonly onReopen: (document: LegalDocument) => void
}

/** The terms or the privacy policy over the form, loaded on demand. */
export function LegalDocuments({ shown, ...rest }: LegalDocumentsProps) {
  return shown === null ? null : <OpenDocument key={shown} document={shown} {...rest} />
}

interface OpenDocumentProps extends Omit<LegalDocumentsProps, 'shown'> {
  readonly document: LegalDocument
}

function OpenDocument({ document, onClose, onReopen }: OpenDocumentProps) {
  const source = dialogs[document]
  const language = useLanguage()
  const part = useOnDemand(source, true)
  switch (part.kind) {
    case 'idle':
    case 'loading':
      return null
    case 'failed':
      return (
        <FailurePanel
          failure={{ kind: 'network', operation: 'pagePart', reason: 'unreachable' }}
          onRetry={source.need}
          onClose={onClose}
        />
      )
    case 'ready':
      return (
        <part.part.LegalDialog
          document={document}
          open
          onClose={onClose}
          onReopen={() => {
            onReopen(document)
          }}
          words={legalWords(part.part.text, language, agencyValues(language))}
          phone={agency.phone}
        />
      )
  }
}
