import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { settingsSchema, variableOf } from '#config/settings.ts'

it('.env.example lists every setting with its default', () => {
  const listed = readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => line.includes('='))
    .map((line) => line.replace(/^# ?/, ''))
  const defaults = Object.entries(settingsSchema.parse({})).map(([name, value]) => `${variableOf(name)}=${value}`)
  expect(listed).toEqual(defaults)
})
