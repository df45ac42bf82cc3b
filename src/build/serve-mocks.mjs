import { pathToFileURL } from 'node:url'

import { madeFile } from './made-file.mjs'

/**
 * `npm run api` starts the mocks from one file that is made of their sources: to load hundreds of TypeScript files takes
 * seconds at each start.
 */

const entry = 'mocks/server.ts'
const made = madeFile(entry, 'node_modules/.cache/mocks')
if (made === null) {
  // Slower, but it needs no folder to write to.
  const { register } = await import('tsx/esm/api')
  register()
}
await import(pathToFileURL(made ?? entry))
