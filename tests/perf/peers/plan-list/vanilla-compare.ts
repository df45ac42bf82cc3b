import { benefitKeys } from '#domain/plans/benefits.ts'
import { type CompareCell, type CompareRow, compareTable } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { shortNameAmong } from '#domain/plans/short-name.ts'
import { formatCentsShort } from '#i18n/format.ts'

import { costWords, escape, hidden, metalBadge, priceHtml, say } from './vanilla-card.ts'

function valueHtml(key: CompareRow['key'], plan: PlanCardModel, { value }: CompareCell): string {
  if (key === 'price') return priceHtml(plan, 'table')
  switch (value.kind) {
    case 'money':
      return `<span class="tabular-nums">${formatCentsShort(value.cents, 'en')}</span>`
    case 'cost':
      return `<span class="min-w-0">${costWords(value.cost)}</span>`
    case 'flag':
      return say(value.on ? 'compareDialog.yes' : 'compareDialog.no')
    case 'text':
      return escape(value.text)
    case 'stars':
      return say('compareDialog.stars', { stars: value.count })
    case 'sameDeductible':
      return ''
    case 'unknown':
      return `<span class="text-ink-muted">${say('planCosts.notStated')}</span>`
  }
}

const button =
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-snug font-semibold no-underline transition-colors duration-quick border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong min-h-target px-4 py-1.5 text-base'
const chooseHtml = (plan: PlanCardModel) =>
  `<button type="button" class="${button}"><span>${say('planCard.choose')}${hidden(plan.name)}</span></button>`
const cellLook =
  'grid grid-cols-2 items-baseline gap-4 py-1 md:table-cell print:table-cell md:px-4 md:py-3 md:align-top print:px-2 print:align-top font-semibold'
const isService = (key: CompareRow['key']) => benefitKeys.some((service) => service === key)

function cellHtml(row: CompareRow, plan: PlanCardModel, short: string, cell: CompareCell): string {
  const lowest = cell.isLowest
    ? `<span class="forced-border inline-flex w-fit max-w-full items-center gap-1.5 rounded-full leading-none font-semibold bg-primary-soft text-primary-strong px-2 py-1 text-xs">${say(row.key === 'price' ? 'compareDialog.lowestBill' : 'compareDialog.lowest')}</span>`
    : ''
  return `<td role="cell" class="${cellLook}${cell.isLowest ? ' md:bg-primary-wash' : ''}"><span aria-hidden="true" lang="en" class="min-w-0 font-normal text-ink-muted md:hidden print:hidden">${escape(short)}</span><div class="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">${valueHtml(row.key, plan, cell)}${lowest}</div></td>`
}

function rowHtml(row: CompareRow, plans: readonly PlanCardModel[], shorts: readonly string[]): string {
  const name = say(isService(row.key) ? `benefits.${row.key}` : `compareDialog.rows.${row.key}`)
  const cells = plans.map((plan, at) => (row.cells[at] ? cellHtml(row, plan, shorts[at] ?? '', row.cells[at]) : ''))
  return `<tr role="row" class="block border-b border-border py-3 md:table-row print:table-row md:py-0"><th role="rowheader" scope="row" class="block text-start font-semibold md:table-cell print:table-cell md:py-3 md:pe-4 md:align-top md:font-medium md:text-ink-muted print:py-1 print:align-top">${name}</th>${cells.join('')}</tr>`
}

function groupHtml(group: CompareRow['group'], rows: readonly string[]): string {
  const head =
    group === 'care' && rows.length > 0
      ? `<tr role="row" class="block border-b border-border bg-surface-sunken md:table-row print:table-row"><th role="rowheader" scope="rowgroup" colspan="4" class="block py-3 text-start font-display font-semibold md:table-cell print:table-cell">${say('compareDialog.care')}</th></tr>`
      : ''
  return `<tbody role="rowgroup" class="block md:table-row-group print:table-row-group">${head}${rows.join('')}</tbody>`
}

/** The comparison of up to three plans as markup: the same texts in the same elements as the site's. */
export function compareHtml(plans: readonly PlanCardModel[]): string {
  const { rows } = compareTable(plans)
  const names = plans.map(({ name }) => name)
  const shorts = names.map((name) => shortNameAmong(name, names).text)
  const head = plans
    .map(
      (plan, at) =>
        `<th role="columnheader" scope="col" aria-label="${escape(plan.name)}" lang="en" class="block text-start align-top font-normal md:table-cell print:table-cell md:px-4 md:pb-4 print:px-2"><div lang="en" class="grid gap-3"><div class="grid justify-items-start gap-1">${metalBadge(plan.metalLevel)}<p class="font-display text-lg leading-snug font-semibold"><span lang="en" class="print:hidden">${escape(shorts[at] ?? '')}</span><span lang="en" class="hidden print:inline">${escape(plan.name)}</span></p><button type="button" class="min-h-6 text-start text-sm font-medium text-primary underline print:hidden">${say('compareDialog.showMore')}${hidden(plan.name)}</button><p lang="en" class="font-medium text-ink-muted">${escape(plan.issuerName)}</p></div><div class="md:hidden print:hidden">${chooseHtml(plan)}</div></div></th>`,
    )
    .join('')
  const body = (['plan', 'care'] as const)
    .map((group) =>
      groupHtml(
        group,
        rows.filter((row) => row.group === group).map((row) => rowHtml(row, plans, shorts)),
      ),
    )
    .join('')
  const choose = plans.map((plan) => `<td role="cell" class="px-4 py-3 align-top">${chooseHtml(plan)}</td>`).join('')
  return `<div class="sticky top-0 z-10 flex shrink-0 flex-wrap items-center gap-x-6 border-b border-border bg-surface px-8 py-4"><h2 tabindex="-1" class="flex min-h-target items-center text-xl font-bold sm:text-2xl">${say('compareDialog.title')}</h2><label><input type="checkbox" role="switch"> ${say('compareDialog.onlyDifferences')}</label><button type="button">${say('compareDialog.print')}</button><button type="button" data-close aria-label="Close">×</button></div><div class="px-8 py-6"><table role="table" class="block w-full border-collapse text-start md:table print:table md:table-fixed print:table-fixed"><caption class="sr-only">${say('compareDialog.caption')}</caption><thead role="rowgroup" class="block md:table-header-group print:table-header-group"><tr role="row" class="grid gap-4 border-b border-border pb-4 md:table-row print:table-row"><td role="cell" class="hidden md:table-cell print:table-cell"></td>${head}</tr></thead>${body}<tbody role="rowgroup" class="hidden md:table-row-group print:hidden"><tr role="row"><td role="cell"></td>${choose}</tr></tbody></table></div>`
}
