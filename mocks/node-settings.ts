import { existsSync } from 'node:fs'
import process from 'node:process'

import { parseSettings } from '#config/settings.ts'

// The files of the production build, the first of which wins. Variables of the environment win over all of them.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env'])
  if (existsSync(file)) process.loadEnvFile(file)

/**
 * Reads the site's settings as the production build does, once, because outside a build nothing provides them. A module
 * that runs the mocks in plain Node imports this first.
 */
Object.assign(globalThis, { __SETTINGS__: parseSettings(process.env) })
