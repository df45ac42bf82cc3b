import { describe, expect, it } from 'vitest'

import { type ApplicationIssue, issueAt } from '#domain/application/application-issue.ts'

const ofPhone: ApplicationIssue = { path: ['phone'], code: 'phone.required' }
const ofStreet: ApplicationIssue = { path: ['address', 'street'], code: 'street.required' }
const ofMailingStreet: ApplicationIssue = { path: ['mailingAddress', 'street'], code: 'mailingStreet.required' }
const ofFirst: ApplicationIssue = { path: ['members', 0, 'firstName'], code: 'firstName.required' }
const ofSecond: ApplicationIssue = { path: ['members', 1, 'firstName'], code: 'firstName.required' }
const issues = [ofPhone, ofStreet, ofMailingStreet, ofFirst, ofSecond]

describe('the issue of one field', () => {
  it.each([ofPhone, ofStreet, ofMailingStreet, ofFirst, ofSecond])('is found by its whole path (%#)', (issue) => {
    expect(issueAt(issues, ...issue.path)).toBe(issue)
  })

  it.each<[string, (string | number)[]]>([
    ['a field that is well', ['email']],
    ['another part of the same address', ['address', 'city']],
    ['the same field of another person', ['members', 2, 'firstName']],
    ['a path that ends before the field', ['members', 0]],
    ['a path that goes on behind the field', ['phone', 'extension']],
    ['no path', []],
  ])('is none for %s', (_, path) => {
    expect(issueAt(issues, ...path)).toBeUndefined()
  })

  it('is the first of several', () => {
    const later: ApplicationIssue = { path: ['phone'], code: 'phone.tenDigits' }
    expect(issueAt([ofStreet, ofPhone, later], 'phone')).toBe(ofPhone)
  })

  it('is none where all is well', () => {
    expect(issueAt([], 'phone')).toBeUndefined()
  })
})
