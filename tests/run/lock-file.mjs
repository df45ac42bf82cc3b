import { readFileSync } from 'node:fs'
import process from 'node:process'

import { npm } from '#build/install.mjs'

/**
 * The lock file names no registry, has a checksum for every package, agrees with package.json, and no package needs its
 * install script.
 */

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const problems = []

for (const [path, entry] of Object.entries(packages)) {
  if (path === '') continue
  const name = path.split('node_modules/').at(-1)
  if (entry.resolved) problems.push(`${path} contains a download address: ${entry.resolved}`)
  // A bundled package comes in the archive of the one around it, whose checksum covers it.
  if (!entry.integrity && !entry.inBundle) problems.push(`${path} has no checksum`)
  if (entry.hasInstallScript && manifest.allowScripts[name] !== false)
    problems.push(`${path} has an install script: refuse it in "allowScripts" once the project works without it`)
}

for (const [name, allowed] of Object.entries(manifest.allowScripts))
  if (allowed !== false) problems.push(`allowScripts allows the install script of ${name}`)

for (const kind of ['dependencies', 'devDependencies'])
  for (const [name, version] of Object.entries(manifest[kind]))
    if (!/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))
      problems.push(`${kind}: ${name} is "${version}", not one exact version`)

// `npm install` can write a lock file that `npm ci` refuses (without a platform's package); this check detects it.
const { status, stderr } = npm('ci', '--dry-run', '--silent')
if (status !== 0) problems.push(`npm ci would refuse the lock file:\n${stderr}`)

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
