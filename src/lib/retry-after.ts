/**
 * Seconds that a `Retry-After` header asks to wait; undefined where there is none that can be read. Its date is held
 * against the answer's own `Date`, so that a wrong clock of the device changes nothing.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const ms = Date.parse(text) - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(ms) ? undefined : Math.max(0, Math.ceil(ms / 1_000))
}
