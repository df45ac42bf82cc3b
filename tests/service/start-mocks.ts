import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'

/** Starts the mocks; returns their address and what ends them. */
export async function startMocks() {
  const child = spawn(process.execPath, ['src/build/serve-mocks.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => child.kill())
  const [address] = await new Promise<[string]>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => {
      resolve([line])
    })
    child.once('exit', (code) => {
      reject(new Error(`The mocks did not start (${String(code)}).`))
    })
  })
  return { address, close: () => child.kill() }
}
