import { privacy } from '#content/legal/privacy.ts'

import { LegalScreen, type LegalScreenProps } from './legal-screen.tsx'

/** The page of the privacy policy (C-51). */
export function PrivacyScreen({ onPrint }: Pick<LegalScreenProps, 'onPrint'>) {
  return <LegalScreen document="privacy" text={privacy} onPrint={onPrint} />
}
