import { FaqScreen } from '#features/content/faq-page.tsx'

/** `/faqs`. */
export function FaqPage() {
  return <FaqScreen />
}
