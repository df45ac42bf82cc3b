import { expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { saveRequest } from '#api/send-application.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import { withMember } from '#domain/application/application.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { recordAfter } from '#mocks/state/record.ts'

import { today } from './filled-application.ts'

const userOf = (profile: object) => toVerifiedUser(profileResponse.parse(profile))

// Proves A-63.
it.each(['father', 'mother'] as const)('a %s stays one after the save and a reload', (relationship) => {
  const dependent = { lead_dependentID: '2', spouse: 0, enrol: 1, age: 60 }
  const profile = { leadID: '1', enrol: 1, age: 34, dependents: [dependent] }
  const user = userOf(profile)
  const form = withMember(applicationOf(user), 1, { relationship })
  const body = saveBody(form, user)
  const base = applicationOf(userAfterSave(user, body))
  const stored = JSON.stringify(storedDraft({ application: form, base, place: startOf('dependents'), revision: 1 }))
  const later = userOf(recordAfter(profile, saveRequest.parse(body)))
  const now = applicationOf(later)
  const draft = restoreDraft(JSON.parse(stored), now, { facts: quoteFacts(later), today })
  if (draft === null) throw new Error('The draft was not read')
  const { mine, conflicts } = mergeDraft({ base: draft.base ?? null, draft: draft.application, now, sent: draft.sent })
  expect([mine.members[1]?.relationship, conflicts]).toEqual([relationship, []])
  expect(saveBody(mine, later).members[1]).toMatchObject({ relationID: body.members[1]?.relationID })
})
