import { Dialog } from '#components/primitives/dialog.tsx'
import type { LegalDocument } from '#domain/content/legal.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { AgencyContact } from './legal-content.ts'
import { LegalText } from './legal-text.tsx'

export interface LegalDialogProps {
  /** The document. Its catalog, `terms` or `privacy`, must be loaded before the dialog opens. */
  readonly document: LegalDocument
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** The agency's contact details, from the settings. The texts use them. */
  readonly contact: AgencyContact
}

function TermsDialog({ document, contact, ...dialog }: LegalDialogProps) {
  const { t } = useTranslation('terms')
  return (
    <Dialog {...dialog} title={t('title')} closeLabel={t('legalDialog.close')}>
      <LegalText document={document} contact={contact} headingLevel={3} jump="focus" />
    </Dialog>
  )
}

function PrivacyDialog({ document, contact, ...dialog }: LegalDialogProps) {
  const { t } = useTranslation('privacy')
  return (
    <Dialog {...dialog} title={t('title')} closeLabel={t('legalDialog.close')}>
      <LegalText document={document} contact={contact} headingLevel={3} jump="focus" />
    </Dialog>
  )
}

/**
 * The terms or the privacy policy over the screen where they are accepted. The text is the same as on the
 * document's page.
 */
export function LegalDialog(props: LegalDialogProps) {
  if (!props.open) return null
  switch (props.document) {
    case 'terms':
      return <TermsDialog {...props} />
    case 'privacy':
      return <PrivacyDialog {...props} />
  }
}
