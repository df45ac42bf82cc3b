import { describe, expect, it } from 'vitest'

import { parseAge, parseCount } from '#domain/household/age.ts'

// Proves Q-21.
describe('an age', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['64', 64],
    [' 35 ', 35],
    ['120', 120],
    ['121', null],
    ['999', null],
    ['-1', null],
    ['1.5', null],
    ['1e2', null],
    ['', null],
    ['abc', null],
    ['٣', null],
    // What nobody sees changes nothing: marks of direction, a zero-width space, a soft hyphen.
    ['\u200e34\u200f', 34],
    ['3\u200b4', 34],
    ['3\u00ad4', 34],
  ])('%j reads as %j', (text, expected) => {
    expect(parseAge(text)).toBe(expected)
  })
})

// Proves Q-22.
describe('a count', () => {
  it.each([
    ['0', 0],
    ['3', 3],
    [' 3 ', 3],
    ['\u200e3\u200f', 3],
    ['999', 999],
    ['1000', null],
    ['-3', null],
    ['2.5', null],
    ['', null],
  ])('%j reads as %j', (text, expected) => {
    expect(parseCount(text)).toBe(expected)
  })
})
