import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { privacy } from '#content/legal/privacy.ts'
import { type Erasure, isErasedBy, type StoredKey, storedKeys } from '#state/stored-keys.ts'
import { storedMeanings } from '#stories/docs/stored-meanings.ts'

const keys = Object.keys(storedKeys)

it('every key has a comment that says what it is', () => {
  const meanings = storedMeanings(readFileSync('src/state/stored-keys.ts', 'utf8'))
  expect([...meanings.keys()]).toEqual(keys)
})

/** The columns and the events of rule A-51, by the table's words. */
const columns: readonly (readonly (keyof typeof storedKeys)[])[] = [
  ['authToken'],
  ['applicationDraft:'],
  ['verifiedUser', 'submitReceipt', 'quoteHandover'],
  ['careList'],
  ['savedQuotes'],
]
const events: Readonly<Record<string, readonly Erasure[]>> = {
  'log-out': ['logOut', 'sessionEnd'],
  'idle end': ['logOut', 'sessionEnd'],
  'closed tab (Q-136)': ['reopenedTab', 'logOut', 'sessionEnd'],
  'refused token (401)': ['sessionEnd'],
  submit: ['submit'],
  'another person signs in': ['otherUser'],
  'Start over': ['startOver'],
}

/** Personal values without a column in A-51, with the rule that says when they go. */
const elsewhere: Partial<Record<StoredKey, string>> = {
  quoteSession: 'Q-7',
  linkedQuote: 'Q-126',
  registrationAttempt: 'A-22',
  'registrationAttempt:': 'A-22',
  quoteForApplication: 'F-82',
}

it('rule A-51 has a column for every personal value, or another rule says when it goes', () => {
  const inColumns: readonly string[] = columns.flat()
  const others = Object.entries(storedKeys).filter(([key, { isPersonal }]) => isPersonal && !inColumns.includes(key))
  expect(Object.fromEntries(others.map(([key, { rule }]) => [key, rule]))).toEqual(elsewhere)
})

describe('rule A-51 lists what the table erases', () => {
  const page = readFileSync('stories/docs/rules/a5-kept-on-the-device.mdx', 'utf8')
  const [, section = ''] = page.split('### A-51 ')
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:event|-)/.test(line))
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

  it('has each event', () => {
    expect(rows.map(([event]) => event)).toEqual(Object.keys(events))
  })

  it.each(rows)('%s', (event = '', ...cells) => {
    expect(cells.map((cell) => cell.endsWith('erased'))).toEqual(
      columns.map((column) => column.every((key) => events[event]?.some((erasure) => isErasedBy(key, erasure)))),
    )
  })
})

/** The words of the privacy policy that name each stored value. */
const policyWords: Readonly<Record<StoredKey, string>> = {
  language: 'the language you chose',
  spanishOffer: 'what you chose about Spanish',
  bothLanguages: 'two languages side by side',
  sharedDevice: 'that this is a shared device',
  leftAt: 'left the tab',
  linkAt: 'left the tab',
  reloadedFor: 'the page has reloaded itself',
  errorReports: 'reported an error',
  quoteSession: 'your quote answers, until you close the tab',
  linkedQuote: 'your quote answers, until you close the tab',
  registrationAttempt: 'your details, encrypted',
  'registrationAttempt:': 'your details, encrypted',
  savedQuotes: 'the last three quotes whose plans you saw',
  careList: 'your list of doctors and medicines',
  authToken: 'a login token',
  sessionBegan: 'your session ends',
  lastActivity: 'when you were last active',
  unsentWrite: 'whether answers still wait to be sent',
  verifiedUser: 'your details, encrypted',
  'applicationDraft:': 'your unsent application',
  submitReceipt: 'your details, encrypted',
  quoteHandover: 'the answers it takes from your quote',
  quoteForApplication: 'your quote answers, until you close the tab',
  returnsFromSubmit: 'were just sent',
}

// Proves C-51.
describe('the privacy policy lists what a device stores', () => {
  const section = privacy.sections.find(({ id }) => id === 'your-device')
  const items = section?.blocks.find((block) => Array.isArray(block)) ?? []
  const listed = (items as readonly { readonly en: string }[]).map(({ en }) => en)

  it.each(Object.entries(policyWords))('%s: %s', (_, words) => {
    expect(listed.join('\n')).toContain(words)
  })

  it('and nothing else', () => {
    const words = Object.values(policyWords)
    // The key of the vault is no value of the table.
    expect(listed.filter((item) => !words.some((one) => item.includes(one)))).toEqual([
      'a key that opens what is encrypted, on this device only;',
    ])
  })
})
