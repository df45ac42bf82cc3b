import { terms } from '#content/legal/terms.ts'
import { printPage } from '#lib/print-page.ts'

import { LegalScreen } from './legal-screen.tsx'

/** The page of the terms and conditions (C-50). */
export function TermsScreen() {
  return <LegalScreen document="terms" text={terms} onPrint={printPage} />
}
