import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'

/**
 * `node tests/stories/chromatic-config.mjs`: checks that `npm run chromatic` lacks only a project's token. Chromatic
 * reads and checks its configuration before it asks for the token, and it asks before it calls its service.
 */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const { buildScriptName } = JSON.parse(readFileSync('chromatic.config.json', 'utf8'))
const { stdout, stderr } = spawnSync(
  bin('chromatic')[0],
  [bin('chromatic')[1], '--skip-update-check', '--no-log-file', '--no-diagnostics-file', '--no-interactive'],
  { encoding: 'utf8', env: { ...process.env, CI: '1', CHROMATIC_PROJECT_TOKEN: '' } },
)
const complaints = [...new Set(`${stdout}${stderr}`.match(/✖.*$/gm)?.map((line) => line.replace(/"$/, '')) ?? [])]
const problems = [
  ...complaints.filter((complaint) => complaint !== '✖ Missing project token'),
  ...(complaints.length === 0 ? ['Chromatic did not ask for a token.'] : []),
  ...(buildScriptName in scripts ? [] : [`package.json has no script "${buildScriptName}".`]),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
