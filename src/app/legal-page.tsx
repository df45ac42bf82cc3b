import { LegalScreen } from '#features/content/legal-screen.tsx'

function print() {
  window.print()
}

/** `/terms-and-conditions`. */
export function TermsPage() {
  return <LegalScreen document="terms" onPrint={print} />
}

/** `/privacy-policy`. */
export function PrivacyPage() {
  return <LegalScreen document="privacy" onPrint={print} />
}
