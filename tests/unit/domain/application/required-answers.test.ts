import { expect, it } from 'vitest'

import { type LegalStatus, legalStatuses } from '#domain/application/answer-choices.ts'
import type { ApplicationMember, MemberRole } from '#domain/application/application.ts'
import { askOf, personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { memberIssues } from '#domain/application/validate-member.ts'

import { member, today } from './filled-application.ts'

/** The answers whose emptiness can be typed. Facts of the quote have a value, and income has rules of its own (F-41). */
const typed = personAnswerNames.filter(
  (name) => personAnswers[name].review !== 'income' && typeof member()[name] === 'string' && name !== 'maritalStatus',
)

const people = (['primary', 'spouse', 'dependent'] as const satisfies readonly MemberRole[]).flatMap((role) =>
  ([...legalStatuses] as readonly LegalStatus[]).map((legalStatus) => ({ role, legalStatus })),
)

// Proves F-24.
it.each(typed)('no application is signed with an empty %s that is required', (name) => {
  const asked = people.filter(({ role, legalStatus }) => {
    const person: ApplicationMember = { ...member(), role, legalStatus, isApplyingForCoverage: true }
    if (askOf(name, person) !== 'required') return false
    const fields = memberIssues({ ...person, [name]: '' }, 0, today, 2026).map(({ path }) => path.at(-1))
    expect(fields, `${role}, ${legalStatus}`).toContain(name)
    return true
  })
  expect(asked.length).toBeGreaterThan(0)
})
