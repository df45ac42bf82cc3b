import type * as z from 'zod/mini'

import type { Family } from '#mocks/openapi/call-contract.ts'

/** A handler's answer: a status, and a body for JSON. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Issue = z.core.$ZodIssue

/**
 * Returns an error in the Marketplace API's envelope, where code and status are texts (official description,
 * "Understanding Errors").
 */
export function marketplaceError(status: number, code: string, message: string): Answer {
  return { status, body: { code, status: String(status), message } }
}

/** Returns the agency service's refusal in one sentence. */
export function refuse(status: number, message: string): Answer {
  return { status, body: { message } }
}

/** Returns the agency service's refusal of fields. */
function refuseFields(errors: readonly { readonly field: string; readonly message: string }[]): Answer {
  return { status: 422, body: { errors } }
}

/** Returns the part of a value at a path; undefined when there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function ruleBroken(issue: Issue, input: unknown): string {
  if (isBlank(valueAt(input, issue.path))) return 'cannot be blank'
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number' ? `must be no less than ${issue.minimum}` : 'is too short'
    case 'too_big':
      return issue.origin === 'number' ? `must be no greater than ${issue.maximum}` : 'is too long'
    case 'invalid_format':
      return 'must be in a valid format'
    case 'unrecognized_keys':
      return `has unknown keys: ${issue.keys.join(', ')}`
    default:
      return 'must be a valid value'
  }
}

interface Tree {
  readonly rules: string[]
  readonly children: Map<string, Tree>
}

const emptyTree = (): Tree => ({ rules: [], children: new Map() })

function treeOf(issues: readonly Issue[], input: unknown): Tree {
  const root = emptyTree()
  for (const issue of issues) {
    let node = root
    for (const key of issue.path) {
      const child = node.children.get(String(key)) ?? emptyTree()
      node.children.set(String(key), child)
      node = child
    }
    node.rules.push(ruleBroken(issue, input))
  }
  return root
}

function worded(tree: Tree): string {
  const [rule] = tree.rules
  if (rule !== undefined) return rule
  const parts = [...tree.children].sort(([one], [other]) => (one < other ? -1 : 1))
  return parts
    .map(([key, child]) => (child.rules.length > 0 ? `${key}: ${worded(child)}` : `${key}: (${worded(child)}.)`))
    .join('; ')
}

/** Returns one sentence in the live Marketplace API's wording: `place: (countyfips: cannot be blank.)`. */
function marketplaceSentence(issues: readonly Issue[], input: unknown): string {
  const sentence = worded(treeOf(issues, input))
  return sentence.endsWith(')') ? sentence : `${sentence}.`
}

/** Returns the answer to a request that its schema refuses, in its service's wording. */
export function invalidAnswer(family: Family, issues: readonly Issue[], input: unknown): Answer {
  if (family === 'marketplace') return marketplaceError(400, '1003', marketplaceSentence(issues, input))
  if (family === 'maps') {
    const message = `Invalid value: ${issues.map((issue) => issue.path.join('.')).join(', ')}`
    return { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT', message } } }
  }
  return refuseFields(issues.map((issue) => ({ field: issue.path.join('.'), message: ruleBroken(issue, input) })))
}

/** Returns the answer to a body that is not JSON. */
export function unreadableBody(family: Family): Answer {
  const message = 'The request body is not JSON.'
  return family === 'marketplace' ? marketplaceError(400, '1003', message) : refuse(400, message)
}
