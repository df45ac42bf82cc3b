import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'

import { freePort } from '#build/free-port.mjs'

import { foreignTools, report, runTool, writeContract } from './foreign-tools.mjs'

/**
 * Generates a server from the contract by a foreign generator, fills it with the contract's examples, and lets every call
 * of the site run against it. The generated server checks each request by the contract.
 */

const folder = foreignTools()
if (folder === null) report(0, 0)
else {
  writeContract()
  rmSync(join(folder, 'stub'), { recursive: true, force: true })
  const { status, stderr } = runTool('fastify-openapi-glue/bin/openapi-glue-cli.js', '-p', 'stub', 'contract.json')
  if (status !== 0) throw new Error(stderr)
  copyFileSync('tests/service/stub-server.mjs', join(folder, 'stub-server.mjs'))

  const port = await freePort(4610)
  const env = { ...process.env, PORT: String(port) }
  const stub = spawn(process.execPath, ['stub-server.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let started = false
  for await (const line of createInterface(stub.stdout)) {
    started = line === 'ready'
    if (started) break
  }
  if (!started) throw new Error('The generated server did not start')

  const calls = spawn(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'tests/service/happy-path.ts'], {
    env: { ...process.env, SERVICE: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
  })
  const [code] = await once(calls, 'close')
  stub.kill()
  process.exitCode = code
}
