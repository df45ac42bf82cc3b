import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const folder = 'public/files'

// Proves F-26: PDF 1.7 readers know no tag “Strong”, and read on from paragraph to paragraph.
test.each(readdirSync(folder))('%s is tagged with what every reader of PDF knows', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'latin1')
  const tags = new Set(Array.from(text.matchAll(/\/Type \/StructElem\s+\/S \/(\w+)/g), ([, tag]) => tag))
  expect([...tags].sort()).toEqual(['Document', 'H1', 'H2', 'NonStruct', 'P', 'TD', 'TH', 'TR', 'Table'])
  expect(text).toMatch(/\/Lang \(es\)/)
})
