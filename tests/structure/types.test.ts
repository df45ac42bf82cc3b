import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { expect, it } from 'vitest'

it('the check of the types follows each change of a catalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    const write = (name: string, content: string) => {
      writeFileSync(join(folder, name), content)
    }
    const compilerOptions = { module: 'ESNext', moduleResolution: 'bundler', resolveJsonModule: true, types: [] }
    write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, incremental: true } }))
    write('use.ts', "import catalog from './catalog.json'\nexport const close: string = catalog.close\n")
    const statusWith = (catalog: string) => {
      write('catalog.json', catalog)
      const types = ['tests/run/types.mjs', join(folder, 'tsconfig.json'), join(folder, 'types.tsbuildinfo')]
      return spawnSync(process.execPath, types).status
    }
    const [whole, without] = ['{"close":"Close"}', '{"other":"Close"}']
    expect([whole, without, whole, without].map(statusWith)).toEqual([0, 1, 0, 1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
