import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { comparedAfterToggle } from '#domain/plans/compare-selection.ts'
import { panelFacets } from '#domain/plans/facets.ts'
import { filterToggled, noFilterFacts, noFilters, plansThatPass } from '#domain/plans/filters.ts'
import { pageOf } from '#domain/plans/page.ts'
import { type FacetGroupName, facetGroupNames, type PlanSort } from '#domain/plans/plan.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import { headingOfSort, indexPlans, rankPlans } from '#domain/plans/rank.ts'
import { shortName } from '#domain/plans/short-name.ts'
import { formatCents } from '#i18n/format.ts'

import { given } from './given.ts'
import { cardHtml, escape, say } from './vanilla-card.ts'
import { compareHtml } from './vanilla-compare.ts'

// The hand-written list of plans: markup is concatenated and set, ten cards at a time, with the site's rules and
// styles.

const { plans, ranking, fplPercent } = await given()
const indexed = indexPlans(plans, ranking)
let filters = { ...noFilters, metalLevels: ['Silver'] as readonly string[] }
let sort: PlanSort = 'recommended'
let number = 1
let compareIds: readonly string[] = []

const facetsHtml = facetGroupNames
  .map((group) => {
    const values = panelFacets(indexed, noFilters, noFilterFacts)[group].map(({ value, count }) => {
      const id = `${group}-${value.replaceAll(/\W/g, '')}`
      const checked = value === 'Silver' ? ' checked' : ''
      return `<div class="flex items-center gap-3"><label for="${id}" class="flex min-h-target min-w-0 grow items-start gap-3.5 py-2"><input type="checkbox" id="${id}" data-group="${group}" value="${escape(value)}"${checked}><span class="min-w-0">${escape(value)}</span></label><span class="shrink-0 text-sm text-ink-muted tabular-nums">${count}</span></div>`
    })
    return `<div class="border-t border-border py-1"><p>${say(`facets.${group}`)}</p><div role="group" class="-mx-1.5 max-h-facet-list overflow-y-auto rounded-sm px-1.5">${values.join('')}</div></div>`
  })
  .join('')

const root = document.getElementById('root') ?? document.body
root.innerHTML = `<main class="mx-auto grid max-w-page gap-6 px-4 py-6"><div class="grid gap-x-8 gap-y-5 lg:grid-cols-4">
<div class="lg:col-span-4"><h1></h1><p data-showing></p><select>${(['recommended', 'price', 'deductible'] as const).map((one) => `<option value="${one}">${say(`sortSelect.${one}`)}</option>`).join('')}</select></div>
<div data-facets>${facetsHtml}</div>
<div class="grid min-w-0 content-start gap-4 lg:col-span-3"><ul data-list class="grid gap-5 md:grid-cols-2"></ul><p data-position></p><nav aria-label="${say('resultsPagination.label')}"><button type="button" data-turn="-1">${say('resultsPagination.previous')}</button><button type="button" data-turn="1">${say('resultsPagination.next')}</button></nav></div></div></main>
<section data-dock hidden class="sticky bottom-0 z-dock border-t border-border bg-surface shadow-dock"></section><dialog class="max-w-dialog-wide"></dialog>`

function part(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
const dialog = part('dialog') as HTMLDialogElement

function draw(): void {
  const passing = plansThatPass(indexed, filters, noFilterFacts)
  const page = pageOf(rankPlans(passing, { sort, fplPercent, yearView: 'healthy' }), number, 10)
  number = page.page
  part('h1').textContent = say(`results.${headingOfSort[sort]}`)
  part('[data-showing]').textContent = say('results.showing', {
    shown: page.items.length,
    count: page.total,
    matching: String(page.total),
  })
  part('[data-position]').textContent = say('resultsPagination.position', { page: page.page, count: page.pageCount })
  part('[data-list]').innerHTML = page.items
    .map(({ plan }) => cardHtml(toPlanCard(plan, ranking), compareIds.includes(plan.id)))
    .join('')
}

const chosenCards = () =>
  compareIds.flatMap((id) => plans.filter((plan) => plan.id === id)).map((plan) => toPlanCard(plan, ranking))

function drawDock(): void {
  const dock = part('[data-dock]')
  dock.hidden = compareIds.length === 0
  const slots = chosenCards().map(
    (plan) =>
      `<li class="flex min-w-0 flex-1 items-center justify-between gap-1 rounded-md border-2 border-border ps-3.5 text-sm leading-snug"><div class="min-w-0 py-1.5"><p lang="en" class="truncate font-semibold">${escape(shortName(plan.name).text)}</p><p class="text-ink-muted tabular-nums">${say('compareDock.price', { price: formatCents(plan.price.priceCents, 'en') })}</p></div><button type="button">×</button></li>`,
  )
  dock.innerHTML = `<div class="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2"><p class="font-bold">${say('compareDock.label')} ${say('compareDock.count', { count: compareIds.length, maximum: compareMaximum })}</p><ul class="hidden flex-1 gap-3 lg:flex">${slots.join('')}</ul><button type="button">${say('compareDock.clear')}</button><button type="button" data-compare>${say('compareDock.compare')}</button></div>`
}

root.addEventListener('change', (event) => {
  const { target } = event
  if (target instanceof HTMLSelectElement) sort = target.value as PlanSort
  if (!(target instanceof HTMLInputElement)) {
    number = 1
    draw()
    return
  }
  const { group } = target.dataset
  if (group === undefined) {
    compareIds = comparedAfterToggle(compareIds, target.value)
    target.closest('article')?.classList.toggle('outline-3', target.checked)
    drawDock()
  } else {
    filters = filterToggled(filters, group as FacetGroupName, target.value)
    number = 1
    draw()
  }
})

root.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  if (button.dataset['turn'] !== undefined) {
    number += Number(button.dataset['turn'])
    draw()
  }
  if ('compare' in button.dataset) {
    dialog.innerHTML = compareHtml(chosenCards())
    dialog.showModal()
  }
  if ('close' in button.dataset) dialog.close()
})

draw()
