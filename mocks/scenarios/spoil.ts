/** Returns the first half of a text: truncated JSON. */
export function breakOff(text: string): string {
  return text.slice(0, Math.floor(text.length / 2)) || '{'
}

/** Returns the answer in an unexpected envelope. */
export function wrap(text: string): string {
  return `{"data":${text === '' ? 'null' : text},"meta":{"version":2}}`
}

const poison = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'

function poisoned(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(poisoned).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${poisoned(member)}`)
  return `{${[poison, ...members].join(',')}}`
}

/** Returns the answer with keys in every object that would change all objects in a careless merge. */
export function pollute(text: string): string {
  return text === '' ? `{${poison}}` : poisoned(JSON.parse(text))
}
