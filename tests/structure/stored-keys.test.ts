import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type Erasure, isErasedBy, storedKeys } from '#state/stored-keys.ts'
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
