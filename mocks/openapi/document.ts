import * as z from 'zod/mini'

import { contractVersion } from '#config/contract-version.ts'
import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { resetMocks } from '#mocks/state/store.ts'

import type { CallContract } from './call-contract.ts'
import { type CallName, callNames, callOf } from './contract.ts'
import { callDirectly } from './sample-call.ts'

type Json = Readonly<Record<string, unknown>>

const refusalSchemas: Readonly<Record<string, Json>> = {
  MarketplaceRefusal: {
    type: 'object',
    required: ['message'],
    properties: {
      code: { type: 'string', description: 'Code of the official description, such as 1003.' },
      status: { type: 'string', description: 'The HTTP status as a text.' },
      message: { type: 'string' },
    },
  },
  AgencyRefusal: {
    type: 'object',
    description: 'Either a list of fields, or one sentence; it is shown as it comes.',
    properties: {
      message: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  },
  MapsRefusal: {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: { code: { type: 'integer' }, status: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const dialect = 'https://json-schema.org/draft/2020-12/schema'

const refusalOf = { marketplace: 'MarketplaceRefusal', agency: 'AgencyRefusal', maps: 'MapsRefusal' } as const

/** Returns the values that the service must accept and may send: for an answer that is the client's input. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  // OpenAPI 3.1 uses this dialect by default, so no schema has to name it.
  if ($schema !== dialect) throw new TypeError(`Unexpected dialect ${String($schema)}`)
  return rest
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Returns each schema with the name of the first call that uses it, so calls with the same shape share it. */
function namedSchemas(): ReadonlyMap<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  for (const name of callNames) {
    const { request, answer } = callOf(name)
    if (request && !names.has(request)) names.set(request, `${capitalised(name)}Request`)
    if (answer && !names.has(answer)) names.set(answer, `${capitalised(name)}Answer`)
  }
  return names
}

const reference = (name = '') => ({ $ref: `#/components/schemas/${name}` })
const jsonContent = (schema: Json, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** An answer that the site does not read; its example shows the content. */
const unread: Json = { type: 'object', description: 'Not read by the site.' }

/** Returns a sample of a path or query in its schema's type: samples are texts, like addresses. */
function typedExample({ type }: Json, sample: string | undefined): unknown {
  return sample !== undefined && (type === 'number' || type === 'integer') ? Number(sample) : sample
}

function parametersOf(call: CallContract, name: CallName): readonly Json[] {
  const sample = sampleRequests[name]
  const list = (place: 'path' | 'query', schema: z.ZodMiniObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([parameter, type]) => {
      // A shape contains schemas, but its type no longer shows that they are Mini's, and coerced input has no type.
      const schema = jsonSchema(type as z.ZodMiniType, 'output')
      return {
        name: parameter,
        in: place,
        required: true,
        schema,
        example: typedExample(schema, (place === 'path' ? sample.parameters : sample.query)?.[parameter]),
      }
    })
  return [...list('path', call.parameters), ...list('query', call.query)]
}

/** Returns the path with the host's base path, so the description is valid for every host of the settings. */
function templateOf(call: CallContract): string {
  const { pathname } = new URL(call.address, 'http://host')
  const known = Object.keys(call.parameters?.shape ?? {})
  return known.reduce((path, name) => path.replace(`:${name}`, `{${name}}`), decodeURIComponent(pathname))
}

async function operationOf(
  name: CallName,
  call: CallContract,
  schemaNames: ReadonlyMap<z.ZodMiniType, string>,
): Promise<Json> {
  resetMocks()
  const sample = sampleRequests[name]
  const answer = await callDirectly(call, sample)
  const refusals = Object.entries({
    ...(call.request && {
      400: 'The body is not JSON.',
      413: 'The body is too large.',
      415: 'The body is not application/json.',
    }),
    ...call.refusals,
  }).map(([status, description]) => [status, { description, content: jsonContent(reference(refusalOf[call.family])) }])
  return {
    operationId: name,
    summary: call.summary,
    description: `Source: ${call.source}.`,
    tags: [call.family],
    parameters: parametersOf(call, name),
    ...(call.request && {
      requestBody: { required: true, content: jsonContent(reference(schemaNames.get(call.request)), sample.body) },
    }),
    responses: {
      [String(call.successStatus)]: {
        description: call.answer ? 'Success.' : 'Success; the body is not read.',
        ...(!call.answer && answer.body !== '' && { content: jsonContent(unread, answer.body) }),
        ...(call.answer && { content: jsonContent(reference(schemaNames.get(call.answer)), answer.body) }),
      },
      ...Object.fromEntries(refusals),
    },
  }
}

/** Merges two calls of one address, which are one operation in OpenAPI: the body is either's. */
function merged(one: Json, other: Json): Json {
  const bodies = [one, other].map(
    ({ requestBody }) => requestBody as { readonly content: Readonly<Record<string, Json>> },
  )
  return {
    ...one,
    operationId: `${String(one['operationId'])}Or${capitalised(String(other['operationId']))}`,
    summary: `${String(one['summary'])} ${String(other['summary'])}`,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { anyOf: bodies.map(({ content }) => content['application/json']?.['schema']) },
          examples: Object.fromEntries(
            [one, other].map(({ operationId }, at) => [
              String(operationId),
              { value: bodies[at]?.content['application/json']?.['example'] },
            ]),
          ),
        },
      },
    },
    responses: { ...(other['responses'] as Json), ...(one['responses'] as Json) },
  }
}

/**
 * Returns the OpenAPI 3.1 description of every call, generated from the schemas that client and mocks share, with real
 * examples.
 */
export async function openApiDocument(): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {}
  const schemaNames = namedSchemas()
  for (const name of callNames) {
    const call = callOf(name)
    const methods = (paths[templateOf(call)] ??= {})
    const method = call.method.toLowerCase()
    const operation = await operationOf(name, call, schemaNames)
    methods[method] = methods[method] ? merged(methods[method], operation) : operation
  }
  resetMocks()
  const schemas = Object.fromEntries([...schemaNames].map(([schema, name]) => [name, jsonSchema(schema)]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Puente: the calls of the site',
      version: contractVersion,
      description: 'What the site asks and how it reads the answers. Fields that are not listed may be added freely.',
    },
    servers: [{ url: 'http://localhost:4010', description: 'The mocked service: npm run api' }],
    paths,
    components: { schemas: { ...refusalSchemas, ...schemas } },
  }
}
