import { describe, expect, it } from 'vitest'

import { applicantMarks, isComplete } from '#domain/quote/applicant-marks.ts'
import { emptyDraft } from '#domain/quote/draft.ts'

const nobody = emptyDraft.household

// Proves Q-25.
describe('the summary of applicants', () => {
  it('shows nobody before anybody is chosen', () => {
    expect(applicantMarks(nobody)).toEqual([])
  })

  it.each([
    ['', 'pending'],
    [' ', 'pending'],
    ['0', 'child'],
    ['17', 'child'],
    ['18', 'adult'],
    ['120', 'adult'],
    ['121', 'invalid'],
    ['x', 'invalid'],
  ] as const)('draws a person of age "%s" as %s', (selfAge, mark) => {
    expect(applicantMarks({ ...nobody, self: true, selfAge })).toEqual([{ role: 'primary', mark }])
  })

  it('keeps the order asked and leaves out whoever is unchecked', () => {
    const household = { ...nobody, selfAge: '34', spouse: true, spouseAge: '30', dependents: true, dependentCount: '2' }
    expect(applicantMarks({ ...household, dependentAges: ['7', '', '9'] })).toEqual([
      { role: 'spouse', mark: 'adult' },
      { role: 'dependent', mark: 'child' },
      { role: 'dependent', mark: 'pending' },
    ])
  })

  it.each(['', '0', 'x'])(
    'lets dependents without a number ("%s") stand as one who is still to come',
    (dependentCount) => {
      expect(applicantMarks({ ...nobody, dependents: true, dependentCount })).toEqual([
        { role: 'dependent', mark: 'pending' },
      ])
    },
  )

  it('counts a person as complete once the age is known', () => {
    expect(
      (['adult', 'child', 'pending', 'invalid'] as const).map((mark) => isComplete({ role: 'primary', mark })),
    ).toEqual([true, true, false, false])
  })
})
