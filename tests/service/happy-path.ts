import { writeFileSync } from 'node:fs'
import process from 'node:process'

const service = process.env['SERVICE'] ?? 'http://localhost:4010'

// The settings are read once, so they are set before anything of the site is imported.
Object.assign(process.env, {
  VITE_API_HOST: `${service}/api`,
  VITE_CRM_HOST: `${service}/crm`,
  VITE_APPLICATIONS_ENDPOINT: `${service}/crm/applications`,
  VITE_NOTIFICATION_ENDPOINT: `${service}/api/notifications/redirect`,
  // With a key the address calls go to Google.
  VITE_MAPS_KEY: '',
})
await import('#mocks/node-settings.ts')
const { fetchers } = await import('#tests/contract/support/fetchers.ts')

/** Runs every call of the site, each with a request that succeeds; the site's own schemas read the answers. */
const outcomes = await Promise.all(
  Object.entries(fetchers).map(async ([name, run]) => {
    try {
      await run()
      return null
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : String(error)} ${JSON.stringify(error)}`
    }
  }),
)
const failures = outcomes.filter((outcome) => outcome !== null)
const passed = outcomes.length - failures.length
for (const failure of failures) console.error(failure)
console.log(`${passed} of ${outcomes.length} calls of the site succeed against the generated server`)
if (process.env['REPORT_FILE'] !== undefined)
  writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed, failed: failures.length }))
process.exitCode = failures.length === 0 ? 0 : 1
