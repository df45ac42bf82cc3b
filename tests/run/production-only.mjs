import { readFileSync, readdirSync } from 'node:fs'
import process from 'node:process'

/**
 * The production site contains no byte of mocks, stories or tests, no data of a demo account, no source map, no code of
 * development, no address of a developer's machine, and no code of reports that nobody receives. The gate builds a trial, so each document says that it is one.
 */

const foreign = {
  'mock code': /\bmsw\b|mockServiceWorker|mocks?\/|fixtures?\//i,
  'data of a demo account': /\bdemo-(?:session|attempt)\b|\bpuente-2026\b/,
  stories: /storybook/i,
  'code of development': /Download the React DevTools|react-refresh|import\.meta\.hot|@vite\/client/,
  'a source map': /sourceMappingURL/,
  'a local address': /\blocalhost\b|127\.0\.0\.1/,
  // Only the code of reports widens the browser's list of what was fetched.
  ...(!process.env.VITE_ERROR_REPORT_ENDPOINT && { 'reports without an endpoint': /setResourceTimingBufferSize/ }),
}

const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const problems = []
for (const { name, parentPath } of files) {
  const path = `${parentPath}/${name}`
  if (/\.map$|mockServiceWorker|\.stories\.|\.test\./.test(name))
    problems.push(`${path} does not belong in the production site`)
  if (!/\.(js|css|html|json|txt|webmanifest)$|_headers$/.test(name)) continue
  const text = readFileSync(path, 'utf8')
  if (name.endsWith('.html') && !text.includes('class="trial-bar"'))
    problems.push(`${path} doesn't say that it is a trial`)
  for (const [what, pattern] of Object.entries(foreign)) {
    const found = pattern.exec(text)
    if (found) problems.push(`${path} holds ${what}: …${text.slice(Math.max(0, found.index - 40), found.index + 60)}…`)
  }
}
if (files.length === 0) problems.push('dist is empty: run npm run build first')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
