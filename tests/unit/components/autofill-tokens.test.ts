import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { personAnswers } from '#domain/application/person-answers.ts'

/** The tokens of HTML that WCAG 1.3.5 lists, as far as the site asks for them, and those that switch it off or on. */
const allowed =
  /^(?:off|on|name|given-name|additional-name|family-name|email|tel|bday|sex|postal-code|username|current-password|new-password|one-time-code|street-address|address-line[12]|address-level[12])$/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

it('no field asks a browser to fill in anything but the listed kinds, and the gender is the listed one', () => {
  const tokens = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/autoComplete=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
      ([, plain, computed = '']) =>
        plain ?? [...computed.matchAll(/(?:[?:]|^) *'([^']*)'/g)].map(([, token = '']) => token),
    ),
  )
  tokens.push(...Object.values(personAnswers).flatMap((answer) => ('autofill' in answer ? [answer.autofill] : [])))
  expect(tokens.length).toBeGreaterThan(12)
  expect(tokens).toContain('sex')
  expect(tokens.filter((token) => !allowed.test(token))).toEqual([])
})
