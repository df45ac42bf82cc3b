import { expect, it } from 'vitest'

import { relationships } from '#domain/application/answer-choices.ts'
import { offeredRelationships } from '#domain/application/relationships.ts'

import { dependent } from './filled-application.ts'

// Proves F-30 and F-98.
it.each([
  [0, '', ['son', 'daughter', 'otherRelative']],
  [17, 'daughter', ['son', 'daughter', 'otherRelative']],
  [17, 'father', ['son', 'daughter', 'otherRelative', 'father']],
  [18, '', relationships],
  [null, '', relationships],
] as const)('a dependent quoted at %s and saved as "%s" is offered %j', (quotedAge, relationship, offered) => {
  expect(offeredRelationships(dependent({ quotedAge, relationship }))).toEqual(offered)
})
