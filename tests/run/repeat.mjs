import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * `node tests/run/repeat.mjs [times]`: runs `npm test` five times by default, each in another order; fails if any
 * result differs (R19).
 */

const times = Number(process.argv[2] ?? 5)
if (!Number.isInteger(times) || times < 1) {
  console.error(`The number of runs must be a whole number from 1, not ${process.argv[2]}.`)
  process.exit(1)
}

function runIn(order) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tests/run/all.mjs'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ORDER: String(order) },
    })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
      process.stdout.write(data)
    })
    child.on('close', () => {
      resolve(output.trimEnd().split('\n').at(-1))
    })
  })
}

const results = []
for (let order = 1; order <= times; order += 1) {
  results.push(await runIn(order))
  console.log(`Run ${order} of ${times}: ${results.at(-1)}`)
}
const isSteady = new Set(results).size === 1 && results[0]?.endsWith(' 0 failed')
console.log(`R19: ${times} runs in ${times} orders, ${isSteady ? '0 differing results' : results.join('; ')}`)
process.exitCode = isSteady ? 0 : 1
