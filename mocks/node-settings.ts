import { parseSettings } from '#config/settings.ts'

/**
 * Reads the site's settings from the environment, once, because outside a build nothing provides them. A module that
 * runs the mocks in plain Node imports this first.
 */
Object.assign(globalThis, { __SETTINGS__: parseSettings(process.env) })
