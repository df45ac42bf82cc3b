import { type PlaceholderValues, fillPlaceholders } from '#domain/content/placeholders.ts'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import type { CostSharingPart, CostSharingValue } from '#domain/plans/cost-sharing.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatCents, formatCentsShort, formatPercent } from '#i18n/format.ts'
import texts from '#i18n/locales/en/plans.json'

/** A text of the plans' area: nested key, English plural by `count`, placeholders. */
export function say(key: string, values: PlaceholderValues = {}): string {
  const plural = typeof values['count'] === 'number' ? `${key}_${values['count'] === 1 ? 'one' : 'other'}` : key
  const read = (at: unknown, part: string) =>
    (typeof at === 'object' && at !== null ? Reflect.get(at, part) : at) as unknown
  const text = plural.split('.').reduce(read, texts)
  return typeof text === 'string' ? fillPlaceholders(text, values) : key
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as markup that shows it. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
/** Text for screen readers only. */
export const hidden = (text: string) => `<span class="sr-only"> <span lang="en">${escape(text)}</span></span>`
const icon = (path: string, size = 'size-5') =>
  `<svg viewBox="0 0 24 24" fill="none" stroke-width="1.9" aria-hidden="true" class="${size} shrink-0 stroke-current"><path d="${path}"/></svg>`
const button =
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center leading-snug font-semibold no-underline transition-colors duration-quick border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong min-h-control px-5 py-2 text-base'

function partWords(part: CostSharingPart): string {
  if ('amountCents' in part)
    return say(`costSharing.${part.kind}`, { amount: formatCentsShort(part.amountCents, 'en') })
  if ('percent' in part) return say(`costSharing.${part.kind}`, { percent: formatPercent(part.percent, 'en') })
  return say(`costSharing.${part.kind}`)
}

/** The consumer's cost for a service, in words. */
export function costWords(value: CostSharingValue): string {
  if (value.kind === 'verbatim') return `<span lang="en">${escape(value.text)}</span>`
  if (value.kind !== 'combined') return partWords(value)
  const [first, second] = value.parts
  return say('costSharing.combined', { first: partWords(first), second: partWords(second) })
}

/** The metal level's badge. */
export const metalBadge = (level: PlanCardModel['metalLevel']) => {
  const tone = level.toLowerCase()
  return `<span class="forced-border inline-flex w-fit max-w-full items-center gap-1.5 rounded-full leading-none font-semibold bg-${tone}-wash text-${tone} px-2.5 py-1.5 text-sm"><svg aria-hidden="true" viewBox="0 0 8 8" class="size-2 shrink-0 fill-current"><circle cx="4" cy="4" r="4"/></svg>${say(`metal.${level}`)}</span>`
}
const badge = (tone: string, text: string) =>
  `<span class="forced-border inline-flex w-fit max-w-full items-center gap-1.5 rounded-full leading-none font-semibold ${tone} px-2.5 py-1.5 text-sm">${text}</span>`

/** A monthly price in one line, and below it the full price less the credit. */
export function priceHtml({ price }: PlanCardModel, size: 'card' | 'table'): string {
  const { priceCents, billCents, beforeCents } = price
  const money = (cents: number) => formatCents(cents, 'en')
  const look = size === 'card' ? 'text-4xl leading-none xl:text-5xl xl:leading-none' : 'text-2xl leading-none'
  const before =
    beforeCents === undefined
      ? ''
      : `<p class="tabular-nums">${say('planPrice.full')} <s>${money(beforeCents)}</s> ${say('planPrice.less', { credit: money(beforeCents - billCents) })}</p>`
  const line =
    billCents === priceCents
      ? price.refusesCredit
        ? `<p>${say('planPrice.noCredit')}</p>`
        : ''
      : `<p class="tabular-nums">${say('planPrice.bill', { amount: money(billCents - priceCents), bill: money(billCents) })}</p>`
  return `<div class="grid gap-1 text-sm leading-snug font-normal text-ink-muted"><p class="flex flex-wrap items-baseline gap-x-1.5 text-base leading-none text-ink"><span class="font-display font-bold tracking-tight tabular-nums ${look}">${money(priceCents)}</span> <span>${say('planPrice.unit')}</span></p>${line}${before}</div>`
}

function breakdown({ price }: PlanCardModel): string {
  if (price.beforeCents === undefined) return ''
  const money = (cents: number) => formatCents(cents, 'en')
  const sum = say('priceBreakdown.sum', {
    full: money(price.beforeCents),
    credit: money(price.beforeCents - price.billCents),
    bill: money(price.billCents),
  })
  const rest =
    price.billCents > price.priceCents
      ? `<p class="mt-1">${say('priceBreakdown.notEligible', { amount: money(price.billCents - price.priceCents) })}</p>`
      : ''
  return `<div class="text-sm"><p class="tabular-nums">${sum}</p>${rest}</div>`
}

type Fact = readonly [term: string, value: string]
const factsHtml = (facts: readonly Fact[], look = '') =>
  `<dl class="grid gap-y-0.5 ${look}">${facts.map(([term, value]) => `<div class="flex flex-wrap items-baseline justify-between gap-x-4"><dt class="text-sm text-ink-muted">${term}</dt><dd class="ms-auto text-end font-semibold tabular-nums">${value}</dd></div>`).join('')}</dl>`
const money = (cents: number | null) => (cents === null ? say('planCosts.notStated') : formatCentsShort(cents, 'en'))
const keyBenefits: readonly BenefitKey[] = ['primaryCare', 'genericDrugs', 'preferredBrandDrugs']

const accent = 'bg-accent-wash text-accent-text'

/** The badge of the extra savings, which opens their amounts. */
function savingsHtml(plan: PlanCardModel): string {
  const { savings } = plan
  const word = say('planCard.extraSavings')
  if (!plan.extraSavings) return ''
  if (!savings) return badge(accent, word)
  const id = `savings-${plan.id}`
  const amounts = {
    usualDeductible: money(savings.deductible.usualCents),
    usualMaximum: money(savings.outOfPocketMaximum.usualCents),
    deductible: money(savings.deductible.cents),
    maximum: money(savings.outOfPocketMaximum.cents),
    usualDrugs: money(savings.drugDeductible?.usualCents ?? 0),
    drugs: money(savings.drugDeductible?.cents ?? 0),
  }
  const key = savings.drugDeductible ? 'savingsBadge.two' : 'savingsBadge.text'
  const text = say(plan.perPerson ? `${key}PerPerson` : key, amounts)
  const words = `<span class="underline underline-offset-4">${word}${hidden(plan.name)}</span>${icon('m6 9 6 6 6-6', 'size-4')}`
  return `<button type="button" data-details aria-expanded="false" aria-controls="${id}" class="group -my-2 inline-flex min-h-target max-w-full items-center rounded-full">${badge(accent, words)}</button><div id="${id}" hidden class="order-last w-full text-sm"><p class="tabular-nums">${text}</p><p class="text-ink-muted">${say('savingsBadge.source')}</p></div>`
}

/** A plan's card as markup: the same texts in the same elements as the site's. */
export function cardHtml(plan: PlanCardModel, isCompared: boolean): string {
  const perPerson = plan.perPerson ? ` ${say('planCosts.perPerson')}` : ''
  const services = (isKey: boolean) =>
    plan.benefits
      .filter(({ key }) => keyBenefits.includes(key) === isKey)
      .map(({ key, value }): Fact => [say(`benefits.${key}`), costWords(value)])
  const limits: readonly Fact[] = [
    [
      say('planCosts.deductible') + perPerson,
      plan.drugDeductibleCents === null
        ? money(plan.deductibleCents)
        : say('planCosts.twoDeductibles', {
            medical: money(plan.deductibleCents),
            drug: money(plan.drugDeductibleCents),
          }),
    ],
    plan.familyMaximumCents === null
      ? [say('planCosts.outOfPocketMaximum') + perPerson, money(plan.outOfPocketMaximumCents)]
      : [say('planCosts.familyMaximum'), money(plan.familyMaximumCents)],
  ]
  const stars =
    plan.qualityStars === null
      ? ''
      : `<p class="mt-1 inline-flex items-center gap-1.5 text-sm text-ink-muted">${icon('m12 2 3 7h7l-5.5 4.5 2 7L12 16l-6.500 4.500 2-7L2 9h7z', 'size-4 fill-current')}${say('planCard.stars', { count: plan.qualityStars })}</p>`
  const inName = plan.savings?.deductibleInNameCents ?? null
  const nameNote =
    inName === null
      ? ''
      : `<p class="text-sm text-ink-muted">${say('savingsBadge.nameNote', { amount: money(inName) })}</p>`
  const title = `title-${plan.id}`
  const details = `details-${plan.id}`
  const box = `box-${plan.id}`
  return `<li class="min-w-0"><article aria-labelledby="${title}" class="rounded-card border border-border bg-surface p-4 sm:p-5 flex h-full flex-col gap-3${isCompared ? ' outline-3 -outline-offset-1 outline-primary' : ''}">
<div class="flex flex-wrap gap-2">${metalBadge(plan.metalLevel)}${savingsHtml(plan)}${plan.hsaEligible ? badge('bg-primary-soft text-primary-strong', say('planCard.hsa')) : ''}</div>
<div><p class="text-sm font-semibold text-ink-muted"><span lang="en">${escape(plan.issuerName)}</span> · ${escape(plan.type)}</p><h2 id="${title}" lang="en" class="text-xl leading-snug font-semibold">${escape(plan.name)}</h2>${nameNote}${stars}</div>
${priceHtml(plan, 'card')}${factsHtml([...limits, ...services(true)], 'border-y border-border py-3')}
<div class="-my-2"><button type="button" data-details aria-expanded="false" aria-controls="${details}" class="group inline-flex min-h-target items-center gap-1.5 text-start font-semibold text-primary underline-offset-4 hover:underline"><span>${say('planDetails.title')}${hidden(plan.name)}</span>${icon('m6 9 6 6 6-6')}</button><div id="${details}" hidden class="pt-1 pb-2"><div class="grid gap-4">${factsHtml(services(false))}${breakdown(plan)}</div></div></div>
<div class="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2"><div class="min-w-0"><label for="${box}" class="flex min-h-target items-center gap-2.5 font-semibold"><span class="relative grid size-check shrink-0 place-items-center"><input type="checkbox" id="${box}" value="${plan.id}"${isCompared ? ' checked' : ''} class="peer size-check appearance-none border-2 border-control bg-surface checked:border-primary checked:bg-primary rounded-sm"/>${icon('M20 6 9 17l-5-5', 'pointer-events-none absolute hidden size-5 text-on-primary peer-checked:block')}</span><span>${say('compareCheckbox.label')}${hidden(plan.name)}</span></label></div><button type="button" class="${button} grow sm:grow-0"><span>${say('planCard.choose')}${hidden(plan.name)}</span></button></div>
</article></li>`
}
