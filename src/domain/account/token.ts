/** Visible characters of ASCII and nothing else: what a stored or handed-over token may look like. */
const shape = /^[!-~]{1,4096}$/

/** Whether a text can be a session's token; anything else under its key was not written by this site. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && shape.test(text)
}
