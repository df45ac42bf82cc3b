import { expect, it } from 'vitest'

import { faqSlugOf, faqSlugs } from '#domain/content/faq.ts'

// Proves C-25.
it('has fifteen questions, each with a place of its own in the address', () => {
  expect(faqSlugs).toHaveLength(15)
  expect(new Set(faqSlugs).size).toBe(15)
  for (const slug of faqSlugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it.each([
  ['#open-enrollment', 'open-enrollment'],
  ['#zero-premium', 'zero-premium'],
  ['open-enrollment', undefined],
  ['#unknown', undefined],
  ['#', undefined],
  ['', undefined],
])('reads the question that %j names', (hash, slug) => {
  expect(faqSlugOf(hash)).toBe(slug)
})
