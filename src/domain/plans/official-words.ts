import { type CsrVariant, type MetalLevel, metalLevels } from './plan.ts'

/** Returns the metal level of the official word. "Expanded Bronze" is a Bronze plan; an unknown word is `Other`. */
export function metalLevelOf(words: string): MetalLevel {
  const word = words.trim().toLowerCase()
  if (word === 'expanded bronze') return 'Bronze'
  return metalLevels.find((level) => level.toLowerCase() === word) ?? 'Other'
}

/**
 * Returns the cost-sharing variant of the official words ("87% AV Level Silver Plan CSR", "CSR87"); any other text is
 * the standard plan.
 */
export function csrVariantOf(words: string): CsrVariant {
  const level = /^(?:csr ?)?(73|87|94)(?!\d)/i.exec(words.trim())?.[1]
  if (level === '73' || level === '87' || level === '94') return level
  const kind = /^(limited|zero) ?(?:cost sharing|csr)/i.exec(words.trim())?.[1]?.toLowerCase()
  return kind === 'limited' || kind === 'zero' ? kind : 'none'
}
