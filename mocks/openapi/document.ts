import type * as z from 'zod/mini'

import { contractVersion } from '#config/contract-version.ts'
import { resetMocks } from '#mocks/state/store.ts'

import { callNames, callOf, type CallName } from './contract.ts'
import { described, jsonSchema } from './described-schema.ts'
import { fieldNotes } from './fields/field-notes.ts'
import { introduction } from './introduction.ts'
import type { Json } from './json.ts'
import { capitalised, operationOf } from './operation.ts'
import { retryAfterHeader } from './refused-answers.ts'
import { refusalSchemas } from './refusals-described.ts'
import { securitySchemes } from './security.ts'

const tags = [
  { name: 'marketplace', description: 'The quote: counties, poverty level, credit and plans. Open to every visitor.' },
  { name: 'agency', description: 'Accounts, sign-in, the application and messages: the agency’s own service.' },
  {
    name: 'maps',
    description:
      'Addresses that begin like a text, in the format of Google’s Places service (New). Optional: without them addresses are typed by hand.',
  },
] as const

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

/** Returns the path with the host's base path and `{name}` in place of each parameter. */
function templateOf(name: CallName): string {
  const call = callOf(name)
  const { pathname } = new URL(call.address, 'http://host')
  const known = Object.keys(call.parameters?.shape ?? {})
  return known.reduce(
    (path, parameter) => path.replace(`:${parameter}`, `{${parameter}}`),
    decodeURIComponent(pathname),
  )
}

/** Returns the calls, those with one method and address together: in OpenAPI they are one operation. */
function callsByAddress(): readonly (readonly CallName[])[] {
  const groups = new Map<string, CallName[]>()
  for (const name of callNames) {
    const address = `${callOf(name).method} ${templateOf(name)}`
    groups.set(address, [...(groups.get(address) ?? []), name])
  }
  return [...groups.values()]
}

/** Returns every schema of the document by name, each field with its note. */
function documentSchemas(): Readonly<Record<string, Json>> {
  const all = {
    ...refusalSchemas,
    ...Object.fromEntries([...namedSchemas()].map(([schema, name]) => [name, jsonSchema(schema)])),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, described(schema, fieldNotes[name] ?? {})]),
  )
}

/**
 * Returns the OpenAPI 3.1 description of every call, generated from the schemas that client and mocks share, with real
 * examples.
 */
export async function openApiDocument(): Promise<Json> {
  const schemaNames = namedSchemas()
  const paths: Record<string, Record<string, Json>> = {}
  for (const names of callsByAddress()) {
    const [name = 'zipLookup'] = names
    const methods = (paths[templateOf(name)] ??= {})
    methods[callOf(name).method.toLowerCase()] = await operationOf(names, schemaNames)
  }
  resetMocks()
  return {
    openapi: '3.1.0',
    info: { title: 'Puente: the calls of the site', version: contractVersion, description: introduction },
    servers: [{ url: '/', description: 'The host of the site, or whatever its settings name. `npm run api` is one.' }],
    tags,
    paths,
    components: { schemas: documentSchemas(), securitySchemes, headers: { RetryAfter: retryAfterHeader } },
  }
}
