import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { expect, it } from 'vitest'

import { portError, portProblem } from '#build/port-problem.mjs'

it('a preview on a taken port says so at once, before it builds or imports anything', async () => {
  const other = createServer().listen({ port: 0, host: 'localhost' })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = spawn(process.execPath, ['src/build/preview.mjs', '--port', String(port), '--plans', '/nowhere'])
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said.join('').trim()).toBe(`Port ${port} is taken: name another one with --port.`)
  other.close()
  await once(other, 'close')
  expect(await portError(port)).toBeNull()
}, 30_000)

it.each([
  ['EADDRINUSE', 'listen', 'Port 80 is taken: name another one with --port.'],
  [undefined, 'Port 80 is already in use', 'Port 80 is taken: name another one with --port.'],
  ['EACCES', 'listen', 'There is no permission for port 80: name one from 1024 on with --port.'],
  ['EOTHER', 'no luck', "The site can't be served on port 80 (no luck)."],
])('a port that the preview cannot use is one sentence: %s, %s', (code, message, sentence) => {
  expect(portProblem({ ...(code !== undefined && { code }), message }, 80)).toBe(sentence)
})
