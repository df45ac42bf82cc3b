import { BenefitsScreen } from '#features/content/benefits-screen.tsx'

/** `/benefits`. */
export function BenefitsPage() {
  return <BenefitsScreen />
}
