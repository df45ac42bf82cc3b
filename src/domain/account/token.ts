/** Visible ASCII characters only: the allowed form of a stored or received token. */
const shape = /^[!-~]{1,4096}$/

/** Whether a text can be a session's token. This site keeps nothing else under its key. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && shape.test(text)
}
