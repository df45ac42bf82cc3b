import { relative } from 'node:path'

/**
 * The results in a check's report.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {{ what: string, command: string }[]} [failures] the failed test, and the command that runs only it
 */

const quoted = (argument) => (/[^\w./:=@-]/.test(argument) ? JSON.stringify(argument) : argument)

/**
 * A command as typed in a shell.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
export function asTyped([, ...args], env = {}) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`)
  return [...settings, 'node', ...args.map(quoted)].join(' ')
}

/**
 * Reads the report of a script of this folder.
 * @returns {Results}
 */
export const ownResults = ({ passed, failed }) => ({ passed, failed })

/** Reads Vitest's JSON report; `options` are the run's options that name its configuration. */
export function vitestResults(options) {
  const config = options.includes('--config') ? ['--config', options[options.indexOf('--config') + 1]] : []
  /** @returns {Results} */
  return ({ numPassedTests, numFailedTests, testResults }) => {
    const files = testResults.filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      // A file that can't be loaded has no failed test.
      failed: Math.max(numFailedTests, files.length),
      failures: files.map(({ name, assertionResults }) => {
        const file = relative('.', name)
        const tests = assertionResults.filter(({ status }) => status === 'failed')
        const others = tests.length > 1 ? ` and ${tests.length - 1} more` : ''
        const command = ['npx', 'vitest', 'run', ...config, file]
        // One failed test is run by its name; the name is a pattern.
        const pattern = tests[0]?.fullName.replaceAll(/[^\w ,'-]/g, '.')
        if (tests.length === 1) command.push('-t', pattern)
        return {
          what: `${file}: ${tests[0]?.fullName ?? 'cannot be loaded'}${others}`,
          command: command.map(quoted).join(' '),
        }
      }),
    }
  }
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

/**
 * Reads Playwright's JSON report.
 * @returns {Results}
 */
export function playwrightResults({ stats, errors, suites }) {
  const failures = suites.flatMap(specsIn).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({
        what: `${file}:${line} (${projectName}): ${title}`,
        command: `npx playwright test -c tests/playwright.config.ts ${file}:${line} --project ${quoted(projectName)}`,
      })),
  )
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures }
}
