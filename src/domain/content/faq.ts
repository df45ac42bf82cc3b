/**
 * The 15 questions in their order (C-25). A slug is the question's fragment in the address, `/faqs#open-enrollment`. It
 * is the same in both languages and never changes, because visitors may have shared it.
 */
export const faqSlugs = [
  'zero-premium',
  'who-qualifies',
  'social-security-number',
  'open-enrollment',
  'special-enrollment',
  'income-estimate',
  'metal-levels',
  'extra-savings',
  'deductible-and-maximum',
  'doctors-and-networks',
  'children-dental-vision',
  'immigration-documents',
  'mixed-status-family',
  'agent-help',
  'change-or-cancel',
] as const

/** A question's fragment in the address. */
export type FaqSlug = (typeof faqSlugs)[number]

/** Returns the question of an address such as `#open-enrollment`; otherwise undefined. */
export function faqSlugOf(hash: string): FaqSlug | undefined {
  return faqSlugs.find((slug) => hash === `#${slug}`)
}
