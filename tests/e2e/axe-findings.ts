import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The findings of axe on the current page: WCAG 2.2 A and AA, and its best practices. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Otherwise axe opens a separate page for each run to collect the results of frames, and takes twice as long; the
    // site has none.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
