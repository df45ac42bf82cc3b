import { FaqScreen } from '#features/content/faq-screen.tsx'

/** `/faqs`. */
export function FaqPage() {
  return <FaqScreen />
}
