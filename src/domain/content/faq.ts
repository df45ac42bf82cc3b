/**
 * The 15 questions in their order (C-25). A slug is the question's place in the address, `/faqs#open-enrollment`,
 * the same in both languages, and never changes once it has been shared.
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

/** One question's place in the address. */
export type FaqSlug = (typeof faqSlugs)[number]

/** The question that an address names: `#open-enrollment`, else undefined. */
export function faqSlugOf(hash: string): FaqSlug | undefined {
  return faqSlugs.find((slug) => hash === `#${slug}`)
}
