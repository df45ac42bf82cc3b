import type { CsrVariant, MetalLevel } from './plan.ts'

/** The metal level of the official word; "Expanded Bronze" is a Bronze plan, an unknown word is `Other`. */
export function metalLevelOf(word: string): MetalLevel {
  switch (word.trim().toLowerCase()) {
    case 'bronze':
    case 'expanded bronze':
      return 'Bronze'
    case 'silver':
      return 'Silver'
    case 'gold':
      return 'Gold'
    case 'platinum':
      return 'Platinum'
    case 'catastrophic':
      return 'Catastrophic'
    default:
      return 'Other'
  }
}

/** The cost-sharing variant of the official words ("87% AV Level Silver Plan CSR", "CSR87"); anything else is the standard plan. */
export function csrVariantOf(words: string): CsrVariant {
  const level = /^(?:csr ?)?(73|87|94)(?!\d)/i.exec(words.trim())?.[1]
  if (level === '73' || level === '87' || level === '94') return level
  const kind = /^(limited|zero) ?(?:cost sharing|csr)/i.exec(words.trim())?.[1]?.toLowerCase()
  return kind === 'limited' || kind === 'zero' ? kind : 'none'
}
