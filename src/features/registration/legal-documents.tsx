import { agency } from '#content/agency.ts'
import { FailurePanel } from '#components/chrome/failure-panel.tsx'
import type { LegalDocument } from '#domain/content/legal.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'

const dialogWith = (document: LegalDocument) => onDemand(() => import('#components/content/legal-dialog.tsx'), document)

const dialogs = { terms: dialogWith('terms'), privacy: dialogWith('privacy') } as const

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
  const dialog = useOnDemand(source, true)
  switch (dialog.kind) {
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
        <dialog.part.LegalDialog
          document={document}
          open
          onClose={onClose}
          onReopen={() => {
            onReopen(document)
          }}
          contact={{ phone: agency.phone, email: agency.email }}
        />
      )
  }
}
