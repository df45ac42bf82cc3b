import process from 'node:process'

import { loadEnv } from 'vite'

import { parseSettings } from '#config/settings.ts'

/**
 * Reads the site's settings as the production build does, once, because outside a build nothing provides them: its
 * `.env` files, over which variables of the environment win. A module that runs the mocks in plain Node imports this
 * first.
 */
Object.assign(globalThis, { __SETTINGS__: parseSettings(loadEnv('production', process.cwd(), 'VITE_')) })
