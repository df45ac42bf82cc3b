import type { WirePlan } from './wire.ts'

/** The part of a plan that is the same in each answer: tens of kilobytes, of which a page has ten. */
export type UnchangingPart = Pick<
  WirePlan,
  'deductibles' | 'moops' | 'benefits' | 'sbcs' | 'benefits_url' | 'brochure_url' | 'formulary_url'
>

const names = [
  'deductibles',
  'moops',
  'benefits',
  'sbcs',
  'benefits_url',
  'brochure_url',
  'formulary_url',
] as const satisfies readonly (keyof UnchangingPart)[]

interface Written {
  readonly changing: Omit<WirePlan, keyof UnchangingPart>
  readonly rest: Uint8Array
}

const written = new WeakMap<object, Written>()

/**
 * Returns a plan whose unchanging part is at hand as the JSON of an object. An answer copies those bytes (P-117), and only who reads
 * a field of the part in this process has them parsed.
 */
export function writtenPlan(changing: Omit<WirePlan, keyof UnchangingPart>, rest: Uint8Array): WirePlan {
  let read: UnchangingPart | undefined
  // Only an import writes these bytes, from such an object.
  const part = () => (read ??= JSON.parse(new TextDecoder().decode(rest)) as UnchangingPart)
  const lazy = names.map((name) => [name, { get: () => part()[name], enumerable: true }] as const)
  // The descriptors are those of the missing fields.
  const plan = Object.defineProperties({ ...changing }, Object.fromEntries(lazy)) as WirePlan
  written.set(plan, { changing, rest })
  return plan
}

const encoder = new TextEncoder()
const opening = '{'.codePointAt(0)

/** Writes a value in parts, down to the plans of an answer. */
function write(value: unknown, parts: (string | Uint8Array)[], depth: number): void {
  const known = typeof value === 'object' && value !== null ? written.get(value) : undefined
  if (known) {
    if (known.rest[0] !== opening) throw new RangeError('The unchanging part of a plan is no object.')
    parts.push(JSON.stringify(known.changing).slice(0, -1), ',', known.rest.subarray(1))
  } else if (depth > 0 && Array.isArray(value)) {
    parts.push('[')
    for (const [at, item] of value.entries()) {
      if (at > 0) parts.push(',')
      write(item, parts, depth - 1)
    }
    parts.push(']')
  } else if (depth > 0 && typeof value === 'object' && value !== null) {
    parts.push('{')
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    for (const [at, [name, member]] of members.entries()) {
      parts.push(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:`)
      write(member, parts, depth - 1)
    }
    parts.push('}')
  } else parts.push(JSON.stringify(value))
}

/** Whether an answer has plans with a written part. */
function hasWritten(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { plan, plans } = body as { readonly plan?: unknown; readonly plans?: unknown }
  const [first] = Array.isArray(plans) ? (plans as readonly unknown[]) : [plan]
  return typeof first === 'object' && first !== null && written.has(first)
}

/** Returns the JSON of an answer: as bytes where it has plans with a written part. */
export function answerJson(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (!hasWritten(body)) return JSON.stringify(body)
  const parts: (string | Uint8Array)[] = []
  write(body, parts, 2)
  const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part))
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of bytes) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
