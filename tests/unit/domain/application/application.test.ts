import { describe, expect, it } from 'vitest'

import { asksOccupation, withMember } from '#domain/application/application.ts'
import { genderOfCode } from '#domain/application/codes.ts'
import { isSignature, signatureBase64, signatureCap } from '#domain/application/signature.ts'

import { filledApplication, member, signatureUrl } from './filled-application.ts'

describe('the application with one person changed', () => {
  it.each([0, 1, 2])('changes the one at place %i and leaves the others the same objects', (index) => {
    const application = filledApplication()
    const changed = withMember(application, index, { firstName: 'Eva' })
    application.members.forEach((before, at) => {
      if (at === index) expect(changed.members[at]).toEqual({ ...before, firstName: 'Eva' })
      else expect(changed.members[at]).toBe(before)
    })
    expect({ ...changed, members: application.members }).toEqual(application)
    expect(application).toEqual(filledApplication())
  })

  it('is as it was where nobody has the place', () => {
    expect(withMember(filledApplication(), 3, { firstName: 'Eva' })).toEqual(filledApplication())
  })
})

it.each([
  [1, 'female'],
  [2, 'male'],
  [0, ''],
  [3, ''],
  [null, ''],
] as const)('the saved gender %j is %j', (code, gender) => {
  expect(genderOfCode(code)).toBe(gender)
})

describe('a signature', () => {
  const start = 'data:image/png;base64,iVBORw0KGgo'

  it('is sent without the prefix of its data URL', () => {
    expect(signatureBase64(signatureUrl)).toBe(signatureUrl.slice('data:image/png;base64,'.length))
  })

  it('is taken up to its cap', () => {
    expect(isSignature(start.padEnd(signatureCap, 'A'))).toBe(true)
    expect(isSignature(start.padEnd(signatureCap + 1, 'A'))).toBe(false)
  })
})

// Proves F-42.
it('an occupation is asked beside sources that the service has and the form can’t show', () => {
  expect(asksOccupation(member({ incomeSources: [], kept: ['incomeSources'] }))).toBe(true)
  expect(asksOccupation(member({ incomeSources: [], kept: [] }))).toBe(false)
})
