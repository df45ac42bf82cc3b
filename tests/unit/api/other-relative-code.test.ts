import { expect, it, vi } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { saveRequest } from '#api/send-application.ts'
import { withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { recordAfter } from '#mocks/state/record.ts'
import { today } from '#tests/unit/domain/application/filled-application.ts'

vi.mock('#config/relation-code.ts', () => ({ otherRelativeCode: '12' }))

const userOf = (profile: object) => toVerifiedUser(profileResponse.parse(profile))

// Proves F-98.
it.each([null, 1])('with a code in the settings, another relative is sent over %j and stays', (relationID) => {
  const dependent = { lead_dependentID: '2', spouse: 0, enrol: 1, age: 7, relationID }
  const profile = { leadID: '1', enrol: 1, age: 34, dependents: [dependent] }
  const user = userOf(profile)
  const base = applicationOf(user)
  const form = withMember(base, 1, { relationship: 'otherRelative' })
  const body = saveRequest.parse(saveBody(form, user))
  expect(body.members[1]).toMatchObject({ relationID: 12 })

  const later = userOf(recordAfter(profile, body))
  const now = applicationOf(later)
  const { mine, conflicts } = mergeDraft({ base, draft: form, now })
  expect([mine.members[1]?.relationship, conflicts]).toEqual(['otherRelative', []])
  // Opened anew without the draft, the code counts as answered and is sent back.
  const [, opened] = now.members
  if (opened === undefined) throw new Error('The dependent is missing')
  expect(memberIssues(opened, 1, today, null).map(({ code }) => code)).not.toContain('relationship.required')
  expect(saveBody(now, later).members[1]).toMatchObject({ relationID: 12 })
})
