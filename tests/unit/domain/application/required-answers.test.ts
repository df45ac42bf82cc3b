import { expect, it } from 'vitest'

import { type LegalStatus, legalStatuses } from '#domain/application/answer-choices.ts'
import type { ApplicationMember, MemberRole } from '#domain/application/application.ts'
import { askOf, type PersonAnswerName, personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { memberIssues } from '#domain/application/validate-member.ts'

import { member, today } from './filled-application.ts'

const people = (['primary', 'spouse', 'dependent'] as const satisfies readonly MemberRole[]).flatMap((role) =>
  ([...legalStatuses] as readonly LegalStatus[]).map((legalStatus): ApplicationMember => ({
    ...member(),
    role,
    legalStatus,
    isApplyingForCoverage: true,
  })),
)
const requiredOf = (name: PersonAnswerName) => people.filter((person) => askOf(name, person) === 'required')

/** The answers whose emptiness can be typed. Facts of the quote have a value, and income has rules of its own (F-41). */
const required = personAnswerNames.filter(
  (name) =>
    personAnswers[name].review !== 'income' && typeof member()[name] === 'string' && requiredOf(name).length > 0,
)

// Proves F-24.
it.each(required)('no application is signed with an empty %s that is required', (name) => {
  for (const person of requiredOf(name)) {
    const fields = memberIssues({ ...person, [name]: '' }, 0, today, 2026).map(({ path }) => path.at(-1))
    expect(fields, `${person.role}, ${person.legalStatus}`).toContain(name)
  }
})
