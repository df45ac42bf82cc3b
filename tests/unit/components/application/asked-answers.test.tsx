import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { MemberFields } from '#components/application/member-fields/member-fields.tsx'
import { legalStatuses } from '#domain/application/answer-choices.ts'
import { askOf, personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { loadNamespaces } from '#i18n/i18n.ts'
import { member } from '#tests/unit/domain/application/filled-application.ts'

beforeAll(async () => {
  await loadNamespaces('application', 'common')
})

/** Facts of the quote, which are shown, and the marks, which stand below another field. */
const notTyped: readonly string[] = ['isApplyingForCoverage', 'maritalStatus', 'hasNoNumberYet', 'hasNoEndDate']
const typed = personAnswerNames.filter(
  (name) => !['income', 'quote'].includes(personAnswers[name].review) && !notTyped.includes(name),
)

const people = (['primary', 'spouse', 'dependent'] as const).flatMap((role) =>
  [true, false].flatMap((isApplyingForCoverage) =>
    legalStatuses.map((legalStatus) => member({ role, isApplyingForCoverage, legalStatus })),
  ),
)

// Proves F-20.
it.each(people)('each answer that is asked of a person has a field: $role, $legalStatus', (person) => {
  const { container } = render(
    <MemberFields
      member={person}
      index={0}
      onChange={() => undefined}
      onRequote={() => undefined}
      errors={{ fieldId: (...path) => path.join('-'), errorAt: () => undefined, problems: [] }}
      planYear={2026}
    />,
  )
  const asked = typed.filter((name) => askOf(name, person) !== 'no')
  expect(asked.filter((name) => container.querySelector(`[id="members-0-${name}"]`) === null)).toEqual([])
})
