// oxlint-disable-next-line no-restricted-imports -- Mini reads no JSON schemas, and this runs in Node only
import * as z from 'zod'

import type { Json } from '#mocks/openapi/json.ts'
import { itemsOf, propertiesOf } from '#mocks/openapi/shown-example.ts'

type Issue = z.core.$ZodIssue

/** Returns a path as in the document: `plans[0].premium`. */
function written(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text.replace(/^\./, '') || 'the answer'
}

/** Returns the issues of the alternative that the value resembles most, in place of "no alternative fits". */
function plain(issue: Issue, before: readonly PropertyKey[] = []): readonly Issue[] {
  const path = [...before, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ ...issue, path }]
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path: at }) => at.length))
  const [closest] = issue.errors.toSorted((one, other) => depth(other) - depth(one))
  const types = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? [inner.expected] : []))
  if (!closest || depth(closest) === 0)
    return [{ ...issue, path, message: types.length > 0 ? `expected ${types.join(' or ')}` : issue.message }]
  return closest.flatMap((inner) => plain(inner, path))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

/** Returns what is missing or wrong in an answer, each with its path and without its value. */
export function fieldProblems(schema: Json, value: unknown): readonly string[] {
  const read = z.safeParse(z.fromJSONSchema(schema), value)
  const issues = (read.error?.issues ?? []).flatMap((issue) => plain(issue))
  const problems = issues.map(({ path, message }) =>
    valueAt(value, path) === undefined && path.length > 0
      ? `${written(path)} is missing`
      : `${written(path)}: ${message.replace(/^Invalid input: /, '')}`,
  )
  return [...new Set(problems)]
}

/** Returns the paths of fields that the document does not describe; any entry of a list is `[]`. */
export function extraFields(schema: Json, value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    return items ? [...new Set(value.flatMap((entry: unknown) => extraFields(items, entry, `${path}[]`)))] : []
  }
  if (typeof value !== 'object' || value === null || schema['additionalProperties'] !== undefined) return []
  const properties = propertiesOf(schema)
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`
    const known = properties[name]
    return known ? extraFields(known, part, at) : [at]
  })
}
