import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { isFull, printFigure, seed } from './sample.ts'

/**
 * R3: every field takes any text without an exception. It refuses the text with a code, or converts it to a value that
 * the call's own schema accepts. The fuzz tests of the application's rules are in tests/unit/domain/application; here
 * the resulting bodies are tested.
 */
const numRuns = isFull ? 1_000 : 200
const options = { numRuns, seed }

const digits = Array.from('0123456789')
const nearly = Array.from('0123456789 -+().,/$@abcñÑ٣３\u00a0\u200b\u202e\0<"\'')
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...digits), minLength: 1, maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...nearly), maxLength: 24 }),
  fc.emailAddress(),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), fc.domain())
    .map(([name, host]) => `${name}@${host}`),
  fc.constantFrom(
    '33133',
    '34',
    '42,000',
    '$42,000.50',
    '1-305-555-0142',
    '(305) 555-0142',
    'ana@b.c',
    'ñandú@sitio.es',
  ),
  fc.constantFrom('1e9', 'NaN', 'Infinity', '-0', '0x1F', '__proto__', '<b>', '🙂', '\ud800', '１２３４５', '  ', '\n'),
)

/**
 * Tests of fields, each under any text; the check returns whether the text was accepted. The figure of all fields is
 * printed at the end.
 */
export function fieldTests(area: string): (name: string, check: (typed: string) => boolean) => void {
  let fields = 0
  let accepted = 0
  let refused = 0
  afterAll(() => {
    printFigure(
      `R3, ${area}`,
      `${fields} fields x ${numRuns} texts: ${accepted} accepted and good for their call, ${refused} refused, no exception`,
    )
  })
  return (name, check) => {
    fields += 1
    it(name, () => {
      fc.assert(
        fc.property(text, (typed) => {
          if (check(typed)) accepted += 1
          else refused += 1
        }),
        options,
      )
    })
  }
}

/** Expects that a call's schema accepts a body. */
export function accepts(schema: z.ZodMiniType, body: unknown): void {
  const parsed = z.safeParse(schema, body)
  expect(parsed.error?.issues ?? []).toEqual([])
}
