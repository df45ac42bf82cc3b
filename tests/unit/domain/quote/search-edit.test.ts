import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import { emptyDraft, zipTyped } from '#domain/quote/draft.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import {
  applyingToggled,
  canAddSpouse,
  dependentAdded,
  editedCriteria,
  editIssues,
  editOf,
  memberTyped,
  memberRemoved,
  type SearchEdit,
  spouseAdded,
} from '#domain/quote/search-edit.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'

import { familyCriteria, familyDraft, withMembers } from './sample-quote.ts'

const edit = editOf(familyCriteria)
const idOf = (from: SearchEdit, role: string) => from.members.find((member) => member.role === role)?.id ?? ''
const codes = (from: SearchEdit) => editIssues(from).map(({ code }) => code)

// Proves P-53, P-54 and P-55.
describe('the results editor', () => {
  it('starts from the search and gives it back unchanged', () => {
    expect(edit).toMatchObject({ primaryIncome: '42000', location: { zip: '33133' } })
    expect(editedCriteria(edit, familyCriteria)).toEqual({ ok: true, value: familyCriteria })
  })

  it('shows one amount for both spouses as the household’s, and two amounts as theirs', () => {
    expect(edit).toMatchObject({ primaryIncome: '42000', spouseIncome: '', isIncomeTogether: true })
    expect(codes(edit)).toEqual([])
    const earning = { ...familyCriteria, primaryApplicantIncome: 30_000, spouseIncome: 12_000 }
    expect(editOf(earning)).toMatchObject({ primaryIncome: '30000', spouseIncome: '12000', isIncomeTogether: false })
    expect(memberRemoved(edit, idOf(edit, 'spouse')).isIncomeTogether).toBe(false)
    expect(spouseAdded(memberRemoved(edit, idOf(edit, 'spouse'))).isIncomeTogether).toBe(false)
  })

  it('adds one spouse only, right after the primary person, with an income of 0', () => {
    const alone = memberRemoved(edit, idOf(edit, 'spouse'))
    expect(alone.spouseIncome).toBe('')
    expect(canAddSpouse(alone)).toBe(true)
    const again = spouseAdded(alone)
    expect(again.members.map(({ role }) => role)).toEqual(['primary', 'spouse', 'dependent'])
    expect(again.spouseIncome).toBe('0')
    expect(spouseAdded(again)).toBe(again)
  })

  it('keeps the primary person', () => {
    expect(memberRemoved(edit, idOf(edit, 'primary'))).toBe(edit)
    expect(memberRemoved(edit, 'nobody')).toBe(edit)
  })

  it('always adds a dependent, each with an id of its own', () => {
    let many = memberRemoved(dependentAdded(edit), idOf(edit, 'dependent'))
    for (let added = 0; added < 98; added += 1) many = dependentAdded(many)
    expect(new Set(many.members.map(({ id }) => id)).size).toBe(99 + 2)
  })

  it('hides the age of someone who does not apply and brings it back', () => {
    const id = idOf(edit, 'dependent')
    const off = applyingToggled(edit, id)
    expect(off.members[2]).toMatchObject({ age: '', actual: { age: 6 }, isApplyingForCoverage: false })
    expect(applyingToggled(off, id).members[2]).toMatchObject({ age: '6', isApplyingForCoverage: true })
    expect(editedCriteria(off, familyCriteria)).toMatchObject({
      value: {
        applicantConfiguration: 'self_and_spouse',
        householdMembers: [{}, {}, { age: 6, isApplyingForCoverage: false }],
      },
    })
  })

  it('brings back the age 0 of a baby, and nothing where no age was known', () => {
    const id = idOf(edit, 'dependent')
    const ageBack = (typed: string) =>
      applyingToggled(applyingToggled(memberTyped(edit, id, 'age', typed), id), id).members[2]
    expect(ageBack('0')).toMatchObject({ age: '0', isApplyingForCoverage: true })
    expect(ageBack('x')).toMatchObject({ age: '', isApplyingForCoverage: true })
  })

  it.each([
    ['an incomplete ZIP', { location: zipTyped(edit.location, '3313') }, ['zip.fiveDigits']],
    ['an empty ZIP', { location: emptyDraft.location }, ['zip.fiveDigits']],
    ['no primary income', { primaryIncome: '' }, ['income.primaryInvalid']],
    ['no spouse income beside one’s own', { spouseIncome: '', isIncomeTogether: false }, ['income.spouseInvalid']],
  ])('refuses %s', (_title, change, expected) => {
    expect(codes({ ...edit, ...change })).toEqual(expected)
    expect(editedCriteria({ ...edit, ...change }, familyCriteria)).toMatchObject({ ok: false })
  })

  it.each(['', '121', '1.5', '-1'])('refuses the age %j of someone who applies', (age) => {
    expect(editIssues(memberTyped(edit, idOf(edit, 'spouse'), 'age', age))).toEqual([
      { path: ['members', 1, 'age'], code: 'age.range' },
    ])
  })

  it('wants somebody to apply', () => {
    const nobody = edit.members.reduce((rest, { id }) => applyingToggled(rest, id), edit)
    expect(codes(nobody)).toEqual(['household.oneApplying'])
  })

  it('waits while a ZIP is being looked up', () => {
    expect(editIssues(edit, true)).toEqual([{ path: ['location', 'zip'], code: 'zip.verifying' }])
  })

  it('adds the incomes up', () => {
    expect(editedCriteria({ ...edit, primaryIncome: '30,000', spouseIncome: '5000' }, familyCriteria)).toMatchObject({
      value: { income: 35000, primaryApplicantIncome: 30000, spouseIncome: 5000 },
    })
  })
})

describe('the draft of a search', () => {
  it('keeps what the search does not carry', () => {
    const { self, selfAge, spouse, spouseAge, dependents, dependentCount, dependentAges } = familyDraft.household
    expect(draftOfCriteria(familyCriteria, familyDraft)).toMatchObject({
      coverage: familyDraft.coverage,
      taxHousehold: familyDraft.taxHousehold,
      household: { self, selfAge, spouse, spouseAge, dependents, dependentCount, dependentAges },
    })
  })

  it('submits to the same search, whoever is in the household', () => {
    const age = fc.integer({ min: 0, max: 120 })
    const households = fc
      .record({
        self: fc.boolean(),
        spouse: fc.constantFrom('none', 'applies', 'stays out'),
        children: fc.array(age, { maxLength: 4 }),
        others: fc.integer({ min: 0, max: 4 }),
        ages: fc.tuple(age, age),
      })
      .filter(({ self, spouse, children }) => self || spouse === 'applies' || children.length > 0)
    fc.assert(
      fc.property(households, ({ self, spouse, children, others, ages }) => {
        const member = (role: HouseholdMember['role'], years: number, applies: boolean): HouseholdMember => ({
          role,
          age: applies ? years : null,
          isApplyingForCoverage: applies,
        })
        const members = [
          member('primary', ages[0], self),
          ...(spouse === 'none' ? [] : [member('spouse', ages[1], spouse === 'applies')]),
          ...children.map((years) => member('dependent', years, true)),
          ...Array.from({ length: others }, () => member('dependent', 0, false)),
        ]
        const criteria = withMembers(familyCriteria, members)
        expect(toCriteria(draftOfCriteria(criteria, familyDraft), criteria.planYear)).toEqual({
          ok: true,
          value: criteria,
        })
      }),
    )
  })
})
