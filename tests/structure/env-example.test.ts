import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { envExample } from '#build/env-example.ts'

it('.env.example is what `npm run env-example` writes', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})
