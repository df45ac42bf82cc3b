import { resolve } from 'node:path'

import { foreignTools, report, runTool, writeContract } from './foreign-tools.mjs'

/** Lints the OpenAPI document by two foreign tools. A warning fails too. */

const config = (name) => resolve(`tests/service/${name}`)

if (foreignTools()) {
  writeContract()
  const linters = {
    Redocly: [
      '@redocly/cli/bin/cli.js',
      'lint',
      'contract.json',
      '--config',
      config('redocly.yaml'),
      '--format',
      'stylish',
    ],
    Spectral: [
      '@stoplight/spectral-cli/dist/index.js',
      'lint',
      'contract.json',
      '--ruleset',
      config('spectral.yaml'),
      '--fail-severity',
      'warn',
    ],
  }
  let failed = 0
  for (const [name, command] of Object.entries(linters)) {
    const { status, stdout, stderr } = runTool(...command)
    if (status !== 0) failed += 1
    console.log(status === 0 ? `✓ ${name} finds nothing` : `✗ ${name}\n${stdout}\n${stderr}`)
  }
  report(Object.keys(linters).length - failed, failed)
} else report(0, 0)
