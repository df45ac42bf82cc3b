/** Returns a unique id of 32 letters and digits. Unlike `crypto.randomUUID` it also works on plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
