import { createServer } from 'node:net'

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Returns the first free port from the wanted one up, both on the local address and on all addresses. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1)
    if ((await listens(port, '127.0.0.1')) && (await listens(port, undefined))) return port
  throw new Error(`No free port between ${wanted} and ${wanted + 99}.`)
}
