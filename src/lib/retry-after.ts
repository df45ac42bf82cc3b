/**
 * Returns the seconds of a `Retry-After` header; undefined when it is missing or unreadable. Its date is compared with
 * the answer's own `Date`, so a wrong clock on the device has no effect.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const ms = Date.parse(text) - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(ms) ? undefined : Math.max(0, Math.ceil(ms / 1_000))
}
