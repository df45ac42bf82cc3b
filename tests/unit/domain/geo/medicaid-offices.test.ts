import { describe, expect, it } from 'vitest'

import { medicaidOfficeOf, medicaidOffices } from '#domain/geo/medicaid-offices.ts'

// Proves Q-92.
describe('the state’s site for Medicaid and CHIP', () => {
  it.each([
    ['FL', 12, 'Florida KidCare'],
    ['FL', 18, 'Florida KidCare'],
    ['FL', 19, 'MyACCESS Florida'],
    ['FL', null, 'MyACCESS Florida'],
    ['TX', 3, 'Your Texas Benefits'],
    ['TX', 40, 'Your Texas Benefits'],
    ['WY', 12, undefined],
    ['', 12, undefined],
  ])('in %s at age %j is %j', (state, age, name) => {
    expect(medicaidOfficeOf(state, age)?.name).toBe(name)
  })

  it('is secure, and one for each state and kind of person', () => {
    for (const { url } of medicaidOffices) expect(url).toMatch(/^https:\/\/[\w.-]+\.(?:gov|org|com)\/$/)
    const kinds = medicaidOffices.map(({ state, isForChildren }) => `${state} ${isForChildren}`)
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})
