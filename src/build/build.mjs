// npm run build [-- --demo-values]: the site for real visitors, or a trial with demo values and a bar that says so.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const known = ['--demo-values']
const given = process.argv.slice(2)
const unknown = given.filter((option) => !known.includes(option))
if (unknown.length > 0) {
  console.error(`npm run build doesn't know ${unknown.join(' ')}: expected nothing, or ${known.join(' ')}.`)
  process.exit(1)
}
const isTrial = given.includes('--demo-values')
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const { DEMO_VALUES: _, ...env } = process.env
const { status } = spawnSync(process.execPath, [vite, 'build'], {
  stdio: 'inherit',
  env: { ...env, ...(isTrial && { DEMO_VALUES: '1' }) },
})
if (status === 0 && isTrial)
  console.log('This is a trial with demo values and sample content: every page says so in a bar. Do not publish it.')
process.exit(status ?? 1)
