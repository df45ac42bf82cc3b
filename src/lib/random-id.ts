/** An id that nobody else has, of 32 letters and digits. Unlike `crypto.randomUUID` it can be made on plain http too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
