import { terms } from '#content/legal/terms.ts'

import { LegalScreen, type LegalScreenProps } from './legal-screen.tsx'

/** The page of the terms and conditions (C-50). */
export function TermsScreen({ onPrint }: Pick<LegalScreenProps, 'onPrint'>) {
  return <LegalScreen document="terms" text={terms} onPrint={onPrint} />
}
