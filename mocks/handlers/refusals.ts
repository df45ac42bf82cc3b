import type * as z from 'zod/mini'

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { toLanguage } from '#domain/content/languages.ts'
import type { Family } from '#mocks/openapi/call-contract.ts'

/** A handler's answer: a status, and a body for JSON. */
export interface Answer<Status extends number = number> {
  readonly status: Status
  readonly body?: unknown
  /** The body for a caller who asks for Spanish; `body` when there is none. */
  readonly spanishBody?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A sentence for a person, in English and in Spanish. */
type Sentence = readonly [english: string, spanish: string]

/** The language that a caller asks for with the text of `Accept-Language`; English for one that the site has not. */
export function languageAsked(header: string | null | undefined): SiteLanguage {
  const [asked] = /[a-z]+/i.exec(header ?? '') ?? []
  return toLanguage(asked?.toLowerCase()) ?? 'en'
}

type Issue = z.core.$ZodIssue

/**
 * Returns an error in the Marketplace API's envelope, where code and status are texts (official description,
 * "Understanding Errors").
 */
export function marketplaceError<Status extends number>(
  status: Status,
  code: string,
  ...[english, spanish]: Sentence
): Answer<Status> {
  const bodyOf = (message: string) => ({ code, status: String(status), message })
  return { status, body: bodyOf(english), spanishBody: bodyOf(spanish) }
}

/** Returns the agency service's refusal in one sentence. */
export function refuse<Status extends number>(status: Status, ...[english, spanish]: Sentence): Answer<Status> {
  return { status, body: { message: english }, spanishBody: { message: spanish } }
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

function ruleBroken(issue: Issue, input: unknown): Sentence {
  if (isBlank(valueAt(input, issue.path))) return ['cannot be blank', 'no puede estar vacío']
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number'
        ? [`must be no less than ${issue.minimum}`, `no puede ser menor que ${issue.minimum}`]
        : ['is too short', 'es demasiado corto']
    case 'too_big':
      return issue.origin === 'number'
        ? [`must be no greater than ${issue.maximum}`, `no puede ser mayor que ${issue.maximum}`]
        : ['is too long', 'es demasiado largo']
    case 'invalid_format':
      return ['must be in a valid format', 'no tiene un formato válido']
    case 'unrecognized_keys':
      return [`has unknown keys: ${issue.keys.join(', ')}`, `tiene campos desconocidos: ${issue.keys.join(', ')}`]
    default:
      return ['must be a valid value', 'no es un valor válido']
  }
}

interface Tree {
  readonly rules: string[]
  readonly children: Map<string, Tree>
}

const emptyTree = (): Tree => ({ rules: [], children: new Map() })

function treeOf(issues: readonly Issue[], wordingOf: (issue: Issue) => string): Tree {
  const root = emptyTree()
  for (const issue of issues) {
    let node = root
    for (const key of issue.path) {
      const child = node.children.get(String(key)) ?? emptyTree()
      node.children.set(String(key), child)
      node = child
    }
    node.rules.push(wordingOf(issue))
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
function marketplaceSentence(issues: readonly Issue[], wordingOf: (issue: Issue) => string): string {
  const sentence = worded(treeOf(issues, wordingOf))
  return sentence.endsWith(')') ? sentence : `${sentence}.`
}

function mapsRefusal(message: string): Answer {
  return { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT', message } } }
}

/** Returns the answer to a request that its schema refuses, in its service's wording. */
export function invalidAnswer(family: Family, issues: readonly Issue[], input: unknown): Answer {
  const english = (issue: Issue) => ruleBroken(issue, input)[0]
  const spanish = (issue: Issue) => ruleBroken(issue, input)[1]
  if (family === 'marketplace')
    return marketplaceError(400, '1003', marketplaceSentence(issues, english), marketplaceSentence(issues, spanish))
  if (family === 'maps') return mapsRefusal(`Invalid value: ${issues.map((issue) => issue.path.join('.')).join(', ')}`)
  const bodyOf = (wordingOf: (issue: Issue) => string) => ({
    errors: issues.map((issue) => ({ field: issue.path.join('.'), message: wordingOf(issue) })),
  })
  return { status: 422, body: bodyOf(english), spanishBody: bodyOf(spanish) }
}

/** Returns the answer to a body that is not JSON. */
export function unreadableBody(family: Family): Answer {
  const sentence = ['The request body is not JSON.', 'El cuerpo de la solicitud no es JSON.'] as const
  if (family === 'maps') return mapsRefusal(sentence[0])
  return family === 'marketplace' ? marketplaceError(400, '1003', ...sentence) : refuse(400, ...sentence)
}
