import { BenefitsScreen } from '#features/content/benefits-page.tsx'

/** `/benefits`. */
export function BenefitsPage() {
  return <BenefitsScreen />
}
