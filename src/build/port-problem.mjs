import { createServer } from 'node:net'

/**
 * Returns the error of listening on a port of this device; null where it can be listened on.
 *
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
export const portError = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, host: 'localhost', exclusive: true }, () => server.close(() => resolve(null)))
  })

/**
 * Returns why the site can't listen on its port, in one sentence.
 *
 * @param {{ code?: string, message: string }} error
 * @param {number} port
 */
export function portProblem({ code, message }, port) {
  if (code === 'EADDRINUSE' || /already in use/.test(message))
    return `Port ${port} is taken: name another one with --port.`
  if (code === 'EACCES') return `There is no permission for port ${port}: name one from 1024 on with --port.`
  return `The site can't be served on port ${port} (${message}).`
}
