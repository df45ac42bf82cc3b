import * as z from 'zod/mini'

import { siteLanguages } from '#domain/content/languages.ts'
import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { resetMocks } from '#mocks/state/store.ts'

import type { CallContract } from './call-contract.ts'
import { type CallName, callOf } from './contract.ts'
import { jsonSchema } from './described-schema.ts'
import type { Json } from './json.ts'
import { parameterNotes } from './parameters.ts'
import { refusedAnswers } from './refused-answers.ts'
import { callDirectly } from './sample-call.ts'
import { securityOf } from './security.ts'
import { shownExample } from './shown-example.ts'

type SchemaNames = ReadonlyMap<z.ZodMiniType, string>

const firstSentence = ({ summary }: CallContract) => /^.*?\.(?= |$)/.exec(summary)?.[0] ?? summary
const reference = (name = '') => ({ $ref: `#/components/schemas/${name}` })

/** An answer that the site does not read; its example shows the content. */
const unread: Json = { type: 'object', description: 'Not read by the site.' }

const acceptLanguage: Json = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of the page. Refusals are worded in it.',
  schema: { type: 'string', enum: [...siteLanguages] },
  example: 'es',
}
const fieldMask: Json = {
  name: 'X-Goog-FieldMask',
  in: 'header',
  required: false,
  description: 'The fields that Google’s service is to answer, separated by commas. Another service may ignore it.',
  schema: { type: 'string' },
  example: 'addressComponents',
}
const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random id of the act: the same when the same body is sent again after a failure. A service that knows it answers as it did the first time; another one may ignore it.',
  schema: { type: 'string' },
  example: '3f1c9a527d0e4b8a9c640e5d2b7a1f38',
}

/** Returns a name with a capital at its beginning. */
export function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Returns a sample of a path or query in its schema's type: samples are texts, like addresses. */
function typedExample({ type }: Json, sample: string | undefined): unknown {
  return sample !== undefined && (type === 'number' || type === 'integer') ? Number(sample) : sample
}

function parametersOf(call: CallContract, name: CallName): readonly Json[] {
  const sample = sampleRequests[name]
  const list = (place: 'path' | 'query', schema: z.ZodMiniObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([parameter, type]) => {
      // A shape contains schemas, but its type no longer shows that they are Mini's, and coerced input has no type.
      const read = type as z.ZodMiniType
      const schema = jsonSchema(read, 'output')
      return {
        name: parameter,
        in: place,
        required: !z.safeParse(read, undefined).success,
        description: parameterNotes[parameter],
        schema,
        example: typedExample(schema, (place === 'path' ? sample.parameters : sample.query)?.[parameter]),
      }
    })
  return [
    ...list('path', call.parameters),
    ...list('query', call.query),
    acceptLanguage,
    ...(call.family === 'maps' ? [fieldMask] : []),
    ...(call.hasIdempotencyKey ? [idempotencyKey] : []),
  ]
}

function requestBodyOf(names: readonly CallName[], schemaNames: SchemaNames): Json | null {
  const bodies = names.flatMap((name) => {
    const { request } = callOf(name)
    return request ? [{ name, schema: reference(schemaNames.get(request)), value: sampleRequests[name].body }] : []
  })
  const [first, ...others] = bodies
  if (first === undefined) return null
  const content =
    others.length === 0
      ? { schema: first.schema, example: first.value }
      : {
          schema: { oneOf: bodies.map(({ schema }) => schema) },
          examples: Object.fromEntries(bodies.map(({ name, value }) => [name, { value }])),
        }
  return { required: true, content: { 'application/json': content } }
}

async function successOf(
  names: readonly CallName[],
  schemaNames: SchemaNames,
): Promise<Readonly<Record<string, Json>>> {
  // Calls that share an address share their answer.
  const { answer, successStatus } = callOf(names[0] ?? 'zipLookup')
  const examples: Record<string, Json> = {}
  let isEmpty = true
  for (const name of names) {
    resetMocks()
    const { body } = await callDirectly(callOf(name), sampleRequests[name])
    if (body !== '') isEmpty = false
    examples[name] = { value: answer ? shownExample(body, jsonSchema(answer)) : body }
  }
  const schema = answer ? reference(schemaNames.get(answer)) : unread
  return {
    [String(successStatus)]: {
      description: answer ? 'Success.' : 'Success; the body is not read.',
      ...(!isEmpty && { content: { 'application/json': { schema, examples } } }),
    },
  }
}

/** Returns the operation of an address: one call, or two that differ by their body. */
export async function operationOf(names: readonly CallName[], schemaNames: SchemaNames): Promise<Json> {
  const calls = names.map(callOf)
  const [first, firstName] = [calls[0], names[0]]
  if (!first || !firstName) throw new RangeError('An operation needs a call')
  const requestBody = requestBodyOf(names, schemaNames)
  return {
    operationId: names.map((name, at) => (at === 0 ? name : capitalised(name))).join('Or'),
    summary: calls.map(firstSentence).join(' Or: '),
    description: `${calls.map(({ summary }) => summary).join(' ')} Source: ${[...new Set(calls.map(({ source }) => source))].join('; ')}.`,
    tags: [first.family],
    security: securityOf(first),
    parameters: parametersOf(first, firstName),
    ...(requestBody && { requestBody }),
    responses: { ...(await successOf(names, schemaNames)), ...(await refusedAnswers(names)) },
  }
}
