import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

/** From this width on nothing is folded, in CSS pixels. */
const wide = 768

const isFolding = (page: Page) => (page.viewportSize()?.width ?? wide) < wide

/** Opens the rows into which a phone folds the parts above the list (P-84). */
export function foldedRows(page: Page, filters: TFunction<'plan-filters'>, plans: TFunction<'plans'>) {
  const credit = {
    estimated: plans('creditBanner.estimated', { amount: '.+' }).replaceAll(/<\/?b>/g, ''),
    nobody: plans('creditBanner.nobody').replaceAll(/<\/?b>/g, ''),
    above: filters('creditRow.above', { amount: '.+' }),
  }
  const open = async (name: string) => {
    if (isFolding(page)) await page.getByRole('button', { name: new RegExp(name), expanded: false }).click()
  }
  return {
    /** The credit, who gets what, and the credit at other incomes. */
    openCredit: (row: keyof typeof credit) => open(credit[row]),
    /** The years on sale and the time in which a plan can be chosen. */
    openCoverage: (year: number) => open(filters('coverageRow.text', { year, start: '.+' })),
  }
}
