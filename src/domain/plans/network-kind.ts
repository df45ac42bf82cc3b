/** The kinds of plan whose network rules the site can put in words. */
export const networkKinds = ['HMO', 'PPO', 'EPO', 'POS', 'Indemnity'] as const

/** A kind of plan with known network rules. */
export type NetworkKind = (typeof networkKinds)[number]

/** Returns the kind of plan of an answer's word; null for a word that is not official. */
export function networkKindOf(type: string): NetworkKind | null {
  const word = type.trim().toLowerCase()
  return networkKinds.find((kind) => kind.toLowerCase() === word) ?? null
}
