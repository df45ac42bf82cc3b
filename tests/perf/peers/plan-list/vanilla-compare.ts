import { benefitKeys } from '#domain/plans/benefits.ts'
import { type CompareCell, type CompareRow, compareTable } from '#domain/plans/compare-table.ts'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { shortName } from '#domain/plans/short-name.ts'
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
    case 'unknown':
      return `<span class="text-ink-muted">${say('planCosts.notStated')}</span>`
  }
}

const label = (plan: PlanCardModel) =>
  `<span aria-hidden="true" lang="en" class="min-w-0 font-normal text-ink-muted md:hidden print:hidden">${escape(shortName(plan.name).text)}</span>`
const isService = (key: CompareRow['key']) => benefitKeys.some((service) => service === key)

function cellHtml(row: CompareRow, plan: PlanCardModel, cell: CompareCell): string {
  const lowest = cell.isLowest
    ? `<span class="forced-border inline-flex w-fit max-w-full items-center gap-1.5 rounded-full leading-none font-semibold bg-primary-soft text-primary-strong px-2 py-1 text-xs">${say('compareDialog.lowest')}</span>`
    : ''
  return `<td role="cell" class="flex items-baseline justify-between gap-4 py-1 md:table-cell md:px-4 md:py-3 md:align-top font-semibold${cell.isLowest ? ' md:bg-primary-wash' : ''}">${label(plan)}<span class="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 text-end md:justify-start md:text-start">${valueHtml(row.key, plan, cell)}${lowest}</span></td>`
}

/** The comparison of up to three plans as markup: the same texts in the same elements as the site's. */
export function compareHtml(plans: readonly PlanCardModel[]): string {
  const { rows } = compareTable(plans)
  const head = plans
    .map(
      (plan) =>
        `<th role="columnheader" scope="col" class="block text-start align-top font-normal md:table-cell md:px-4 md:pb-4"><div class="grid justify-items-start gap-1">${metalBadge(plan.metalLevel)}<p class="font-display text-lg leading-snug font-semibold"><span lang="en" class="print:hidden">${escape(shortName(plan.name).text)}</span><span lang="en" class="hidden print:inline">${escape(plan.name)}</span></p><button type="button" class="min-h-6 text-start text-sm font-medium text-primary underline print:hidden">${say('compareDialog.showMore')}${hidden(plan.name)}</button><p lang="en" class="font-medium text-ink-muted">${escape(plan.issuerName)}</p></div></th>`,
    )
    .join('')
  const body = rows
    .map((row, at) => {
      const isFirstOfCare = row.group === 'care' && rows[at - 1]?.group !== 'care'
      const group = isFirstOfCare
        ? `<tr role="row" class="block border-b border-border bg-surface-sunken md:table-row"><th role="rowheader" scope="colgroup" colspan="4" class="block py-3 text-start font-display font-semibold md:table-cell">${say('compareDialog.care')}</th></tr>`
        : ''
      const name = say(isService(row.key) ? `benefits.${row.key}` : `compareDialog.rows.${row.key}`)
      const cells = plans
        .map((plan, column) => (row.cells[column] ? cellHtml(row, plan, row.cells[column]) : ''))
        .join('')
      return `${group}<tr role="row" class="block border-b border-border py-3 md:table-row md:py-0"><th role="rowheader" scope="row" class="block text-start font-semibold md:table-cell md:py-3 md:pe-4 md:align-top md:font-medium md:text-ink-muted">${name}</th>${cells}</tr>`
    })
    .join('')
  const choose = plans
    .map(
      (plan) =>
        `<td role="cell" class="flex items-baseline justify-between gap-4 py-1 md:table-cell md:px-4 md:py-3 md:align-top">${label(plan)}<button type="button" class="inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-snug font-semibold border-primary bg-primary text-on-primary min-h-target px-4 py-1.5 text-base"><span>${say('compareDialog.choose')}${hidden(plan.name)}</span></button></td>`,
    )
    .join('')
  return `<div class="sticky top-0 z-10 flex shrink-0 flex-wrap items-center gap-x-6 border-b border-border bg-surface px-8 py-4"><h2 tabindex="-1" class="flex min-h-target items-center text-xl font-bold sm:text-2xl">${say('compareDialog.title')}</h2><label><input type="checkbox" role="switch"> ${say('compareDialog.onlyDifferences')}</label><button type="button">${say('compareDialog.print')}</button><button type="button" data-close aria-label="Close">×</button></div><div class="px-8 py-6"><table role="table" class="block w-full border-collapse text-start md:table md:table-fixed"><caption class="sr-only">${say('compareDialog.caption')}</caption><thead role="rowgroup" class="block md:table-header-group"><tr role="row" class="grid gap-4 border-b border-border pb-4 md:table-row"><td role="cell" class="hidden md:table-cell"></td>${head}</tr></thead><tbody role="rowgroup" class="block md:table-row-group">${body}<tr role="row" class="block py-3 md:table-row"><td role="cell" class="hidden md:table-cell"></td>${choose}</tr></tbody></table></div>`
}
