import { parseSettings } from '#config/settings.ts'

/**
 * Outside a build nobody hands the site's settings over: this reads them from the environment, once. Whoever runs the mocks
 * in plain Node imports it first.
 */
Object.assign(globalThis, { __SETTINGS__: parseSettings(process.env) })
