import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, expect, it } from 'vitest'

import { madeFile } from '#build/made-file.mjs'

const root = mkdtempSync(join(tmpdir(), 'made-file-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})
const [entry, part, folder] = [join(root, 'entry.ts'), join(root, 'part.ts'), join(root, 'made')]

/** Writes a source that was changed some seconds ago: what changes while a file is made counts for the next one. */
function write(path: string, text: string, secondsAgo: number) {
  writeFileSync(path, text)
  const time = Date.now() / 1_000 - secondsAgo
  utimesSync(path, time, time)
}

const answerOf = async (file: string | null) => {
  const { answer } = (await import(pathToFileURL(file ?? '').href)) as { readonly answer: string }
  return answer
}

// Proves Q-175.
it('a program is made once, and anew when one of its sources has changed', async () => {
  write(entry, "import { part } from './part.ts'\nexport const answer: string = `${part}!`\n", 60)
  write(part, "export const part: string = 'first'\n", 60)
  const first = madeFile(entry, folder)
  expect(await answerOf(first)).toBe('first!')
  const { mtimeMs } = statSync(join(folder, 'made.json'))
  expect(madeFile(entry, folder)).toBe(first)
  expect(statSync(join(folder, 'made.json')).mtimeMs).toBe(mtimeMs)

  write(part, "export const part: string = 'other'\n", 30)
  const second = madeFile(entry, folder)
  expect(await answerOf(second)).toBe('other!')
  expect(readFileSync(join(folder, 'made.json'), 'utf8')).toContain(second)
}, 60_000)

it('a folder that cannot be written to makes none', () => {
  expect(madeFile(entry, join(entry, 'made'))).toBeNull()
})
