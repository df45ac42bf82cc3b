import { describe, expect } from 'vitest'

import { endpoints } from '#api/endpoints.ts'
import { marketplaceRequest } from '#api/marketplace-request.ts'
import { quoteRequest } from '#api/quote-request.ts'
import { careKinds, emptyCareList, readCareList, typedCareEntry, withCareEntry } from '#domain/care/care-list.ts'
import { parseAge, parseCount } from '#domain/household/age.ts'
import { maximumAnnualIncome, parseAmount, parseAnnualIncome } from '#domain/income/money-text.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { type QuoteDraft, emptyDraft, zipTyped } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { answerTyped } from '#domain/quote/household-typed.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { stepIssues } from '#domain/quote/wizard-steps.ts'
import { digitsMask } from '#lib/caret.ts'
import { formatDate, formatPhone, formatSsn } from '#lib/masks.ts'
import { type MoneyKeeping, editMoney, showMoney } from '#lib/money-edit.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'

import { accepts, fieldTests } from './any-text.ts'

const field = fieldTests('formats and the quote')

const pasted = (raw: string, keeps: MoneyKeeping) =>
  editMoney({ raw, caret: raw.length, previous: '', inputType: 'insertFromPaste' }, keeps).value

describe('what writes in a field writes the same of what it wrote', () => {
  const formats: Readonly<Record<string, (typed: string) => string>> = {
    phone: formatPhone,
    ssn: formatSsn,
    date: formatDate,
    'whole dollars': (typed) => showMoney(pasted(typed, 'dollars')),
    'dollars and cents': (typed) => showMoney(pasted(typed, 'decimal')),
    'any amount': (typed) => showMoney(pasted(typed, 'everything')),
    'six digits': digitsMask(6).format,
    zip: (typed) => zipTyped(emptyDraft.location, typed).zip,
  }
  for (const [name, format] of Object.entries(formats))
    field(name, (typed) => {
      const once = format(typed)
      expect(format(once)).toBe(once)
      return once !== ''
    })
})

describe('the quote', () => {
  const answered = draftOfCriteria(criteria(), emptyDraft)
  const { household, taxHousehold } = answered
  const fills: Readonly<Record<string, (typed: string) => QuoteDraft>> = {
    ZIP: (typed) => ({ ...answered, location: zipTyped(answered.location, typed) }),
    county: (countyFips) => ({ ...answered, location: { ...answered.location, countyFips } }),
    'own age': (selfAge) => ({ ...answered, household: { ...household, selfAge } }),
    'age of a spouse': (spouseAge) => ({ ...answered, household: { ...household, spouse: true, spouseAge } }),
    'number of dependents': (dependentCount) => ({ ...answered, household: { ...household, dependentCount } }),
    'age of a dependent': (typed) => ({ ...answered, household: answerTyped(household, 0, 'age', typed) }),
    'number of others': (typed) => ({
      ...answered,
      taxHousehold: {
        ...taxHousehold,
        counts: Object.fromEntries(taxHousehold.selected.map((id) => [id, typed])),
      },
    }),
    income: (typed) => ({ ...answered, income: incomeTyped(typed) }),
  }
  for (const [name, fill] of Object.entries(fills))
    field(name, (typed) => {
      const draft = fill(typed)
      const isAnswered = (['location', 'household', 'taxHousehold', 'income'] as const).every(
        (step) => stepIssues(draft, step).length === 0,
      )
      const result = toCriteria(draft, 2026)
      expect(result.ok).toBe(isAnswered)
      if (!result.ok) return false
      accepts(marketplaceRequest, quoteRequest(result.value))
      return true
    })

  field('numbers', (typed) => {
    const [age, count, income] = [parseAge(typed), parseCount(typed), parseAnnualIncome(typed)]
    if (age !== null) expect(Number.isInteger(age) && age >= 0 && age <= 120).toBe(true)
    if (count !== null) expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
    if (income !== null) expect(Number.isInteger(income) && income >= 0 && income <= maximumAnnualIncome).toBe(true)
    expect(parseAmount(typed) >= 0n).toBe(true)
    return income !== null
  })
})

// Proves P-75 and P-76.
describe('the doctors and medicines', () => {
  for (const kind of careKinds)
    field(`name of a ${kind}`, (typed) => {
      const entry = typedCareEntry(kind, typed)
      if (entry === null) return false
      expect(typedCareEntry(kind, entry.name)).toEqual(entry)
      expect(readCareList({ entries: [entry] })).toEqual(withCareEntry(emptyCareList, entry))
      const address = kind === 'doctor' ? endpoints.providers(entry.name, '33133') : endpoints.drugs(entry.name)
      expect(new URL(address, 'https://example.com').searchParams.get('q')).toBe(entry.name)
      return true
    })
})
