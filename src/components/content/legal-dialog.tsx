import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { LegalText, type LegalTextProps } from './legal-text.tsx'

export interface LegalDialogProps extends Pick<LegalTextProps, 'document' | 'words' | 'phone'> {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
}

function TermsDialog({ document, words, phone, ...dialog }: LegalDialogProps) {
  const { t } = useTranslation('terms')
  return (
    <Dialog {...dialog} title={t('title')} closeLabel={t('legalDialog.close')}>
      <LegalText document={document} words={words} phone={phone} headingLevel={3} jump="focus" />
    </Dialog>
  )
}

function PrivacyDialog({ document, words, phone, ...dialog }: LegalDialogProps) {
  const { t } = useTranslation('privacy')
  return (
    <Dialog {...dialog} title={t('title')} closeLabel={t('legalDialog.close')}>
      <LegalText document={document} words={words} phone={phone} headingLevel={3} jump="focus" />
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
