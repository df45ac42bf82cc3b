import type { Settings } from './settings.ts'

declare const __SETTINGS__: Settings

/** The settings of this build, checked when it was made (`parseSettings`). */
export const site: Settings = __SETTINGS__
