import { privacy } from '#content/legal/privacy.ts'
import { printPage } from '#lib/print-page.ts'

import { LegalScreen } from './legal-screen.tsx'

/** The page of the privacy policy (C-51). */
export function PrivacyScreen() {
  return <LegalScreen document="privacy" text={privacy} onPrint={printPage} />
}
