import type { Page } from '@playwright/test'
import type { TFunction } from 'i18next'

/** Opens the rows into which the parts above the list are folded (P-84). */
export function foldedRows(page: Page, filters: TFunction<'plan-filters'>, plans: TFunction<'plans'>) {
  const credit = {
    estimated: plans('creditBanner.estimated', { amount: '.+' }).replaceAll(/<\/?b>/g, ''),
    nobody: plans('creditBanner.nobody').replaceAll(/<\/?b>/g, ''),
    above: filters('creditRow.above', { amount: '.+' }),
  }
  const open = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(name), expanded: false }).click()
  }
  return {
    /** The credit, who gets what, and the credit at other incomes. */
    openCredit: (row: keyof typeof credit) => open(credit[row]),
    /** The years on sale and the time in which a plan can be chosen. */
    openCoverage: (year: number) =>
      open(
        [
          filters('coverageRow.text', { year, start: '.+' }),
          filters('coverageRow.until', { year, start: '.+', last: '.+' }),
        ].join('|'),
      ),
  }
}
