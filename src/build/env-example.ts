import { settingMeanings } from '#config/setting-meanings.ts'
import { type Settings, isDecidedByDefault, settingsSchema, variableOf } from '#config/settings.ts'

const head = `# The settings of the site (src/config/settings.ts), written by \`npm run env-example\`. Copy this file to .env.local for
# this machine, or to .env.production for real visitors. A line that begins with "# VITE_" has its default and may stay.
# The others are the agency's to decide: the production build refuses the values below. A bad or misspelt value stops
# the build and the start, and names itself; so does an empty one, unless its default is empty. The agency's name, phone
# and texts are in src/content.
`

/** Returns the text of `.env.example`: each setting with its meaning and its default. */
export function envExample(): string {
  const defaults = settingsSchema.parse({})
  // An object's keys are its schema's settings.
  const names = Object.keys(settingsSchema.shape) as readonly (keyof Settings)[]
  const entries = names.map((name) => {
    const line = `${variableOf(name)}=${defaults[name]}`
    return `# ${settingMeanings[name]}\n${isDecidedByDefault(name) ? `# ${line}` : line}`
  })
  return `${head}\n${entries.join('\n\n')}\n`
}
