import type { Misfit, MisfitPerson } from '#domain/requote/misfits.ts'
import type { QuoteValue } from '#domain/requote/quote-changes.ts'
import type { ListedPerson, QuoteSide } from '#domain/requote/quote-side.ts'
import { formatCentsShort, formatDollars, listFormat } from '#i18n/format.ts'
import type { useTranslation } from '#i18n/use-translation.ts'

type Texts = ReturnType<typeof useTranslation<'requote'>>

/** Returns how a list names a person: the first name, otherwise the role. */
function whoIs({ t }: Texts, { role, firstName, number }: MisfitPerson): string {
  if (role === 'primary') return t('person.primary')
  if (firstName !== '') return firstName
  return role === 'spouse' ? t('person.spouse') : t('person.dependent', { number })
}

/** Returns the sentence about an answer that does not fit the new quote. */
export function misfitText(texts: Texts, misfit: Misfit): string {
  const { t, language } = texts
  switch (misfit.kind) {
    case 'address':
      return t('misfits.address', { zip: misfit.zip })
    case 'income':
      return t('misfits.income', {
        combined: formatCentsShort(misfit.combinedCents, language),
        limit: formatCentsShort(misfit.limitCents, language),
      })
    case 'dateOfBirth':
      return t('misfits.dateOfBirth', { who: whoIs(texts, misfit.person), age: misfit.age })
    case 'gone':
    case 'added':
    case 'nowApplies':
      return t(`misfits.${misfit.kind}`, { who: whoIs(texts, misfit.person) })
    case 'signature':
      return t('misfits.signature')
  }
}

/** Returns the people of a quote in one line: "You: 34, Dependent 1: 7". `self` names the applicant. */
export function peopleText(texts: Texts, people: readonly ListedPerson[], self = texts.t('person.primary')): string {
  const { t, language } = texts
  const dependents = people.filter(({ role }) => role === 'dependent')
  const each = people.map((person) => {
    const number = dependents.indexOf(person) + 1
    const { role } = person
    const who = role === 'primary' ? self : whoIs(texts, { role, firstName: '', number })
    const { age, isApplyingForCoverage } = person
    return isApplyingForCoverage && age !== null
      ? t('changes.person', { who, count: age })
      : t('changes.notApplying', { who })
  })
  return listFormat(language).format(each)
}

/** Returns the place of a quote in one line: "33133, Miami-Dade County, FL". */
export function placeText({ zip, county, state }: Pick<QuoteSide, 'zip' | 'county' | 'state'>): string {
  return [zip, county, state].filter((part) => part !== '').join(', ')
}

/** Returns an amount a month or a year, or that there is none. */
export function amountText({ t, language }: Texts, cents: number | null, every: 'perMonth' | 'perYear'): string {
  return cents === null ? t('changes.unknown') : t(`changes.${every}`, { amount: formatCentsShort(cents, language) })
}

/** Returns a deductible or an out-of-pocket maximum, with whose it is. */
function limitText(texts: Texts, cents: number | null, of: 'perPerson' | 'family' | null): string {
  const { t, language } = texts
  if (cents === null) return t('changes.notStated')
  const amount = formatCentsShort(cents, language)
  return of === null ? amount : t(`changes.limitOf.${of}`, { amount })
}

function factText(texts: Texts, facts: NonNullable<QuoteSide['facts']>, value: QuoteValue): string {
  const { t, language } = texts
  const { deductibleCents, drugDeductibleCents, outOfPocketMaximumCents, familyMaximumCents, year } = facts
  const person = facts.perPerson ? 'perPerson' : null
  if (value === 'deductible') {
    const medical = limitText(texts, deductibleCents, person)
    if (drugDeductibleCents === null) return medical
    return t('changes.twoDeductibles', { medical, drug: limitText(texts, drugDeductibleCents, person) })
  }
  if (value === 'maximum')
    return familyMaximumCents === null
      ? limitText(texts, outOfPocketMaximumCents, person)
      : limitText(texts, familyMaximumCents, 'family')
  if (value === 'extraSavings') return t(facts.extraSavings ? 'changes.yes' : 'changes.no')
  if (year === null) return t('changes.unknown')
  const low = formatDollars(year.healthy.cents / 100, language)
  return year.bad === null
    ? t('changes.yearWithoutCare', { low })
    : t('changes.yearRange', { low, high: formatDollars(year.bad.cents / 100, language) })
}

/** Returns what one side says of a value that differs (F-90). */
export function quoteValueText(texts: Texts, side: QuoteSide, value: QuoteValue): string {
  const { t } = texts
  switch (value) {
    case 'price':
      return amountText(texts, side.priceCents, 'perMonth')
    case 'bill':
      return amountText(texts, side.billCents, 'perMonth')
    case 'premium':
      return amountText(texts, side.premiumCents, 'perMonth')
    case 'credit':
      return side.creditCents > 0 ? amountText(texts, side.creditCents, 'perMonth') : t('changes.none')
    case 'income':
      return side.incomeCents === null ? t('changes.unknown') : amountText(texts, side.incomeCents, 'perYear')
    case 'place':
      return placeText(side)
    case 'people':
      return peopleText(texts, side.people)
    case 'deductible':
    case 'maximum':
    case 'extraSavings':
    case 'year':
      return side.facts === null ? t('changes.unknown') : factText(texts, side.facts, value)
  }
}
