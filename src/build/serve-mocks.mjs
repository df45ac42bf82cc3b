import { pathToFileURL } from 'node:url'

import { madeFile } from './made-file.mjs'

/**
 * `npm run api` starts the mocks from one file that is built from their sources, because loading hundreds of TypeScript
 * files takes seconds at each start.
 */

const entry = 'mocks/server.ts'
const made = madeFile(entry, 'node_modules/.cache/mocks')
if (made === null) {
  // This is slower, but it needs no folder to write to.
  const { register } = await import('tsx/esm/api')
  register()
}
await import(pathToFileURL(made ?? entry))
