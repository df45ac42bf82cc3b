import type { Locator, Page } from '@playwright/test'
import type { TFunction } from 'i18next'

const withoutMarks = (text: string) => text.replace(/<\/?b>/g, '')

/** The sentence of the household's estimated credit. A phone shows it as the row that holds the credit, folded or not. */
export function creditSaved(page: Page, plans: TFunction<'plans'>, amount: string): Locator {
  return page
    .getByText(withoutMarks(plans('creditBanner.estimated', { amount })), { exact: true })
    .filter({ visible: true })
    .first()
}
