import * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'

import { contractFingerprints, contractVersion } from '#config/contract-version.ts'
import { refusedRequests } from '#mocks/fixtures/refused-requests.ts'
import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { contractPage } from '#mocks/openapi/contract-page.tsx'
import { callNames, callOf } from '#mocks/openapi/contract.ts'
import { fieldsIn } from '#mocks/openapi/described-schema.ts'
import { openApiDocument } from '#mocks/openapi/document.ts'
import { fieldNotes } from '#mocks/openapi/fields/field-notes.ts'
import { fingerprintOf, fingerprintsOfParts } from '#mocks/openapi/fingerprint.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'
import { resetMocks } from '#mocks/state/store.ts'

type Json = Readonly<Record<string, unknown>>
interface Operation {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly schema: { readonly type?: string }
    readonly example: unknown
    readonly description?: string
  }[]
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}
interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

let description: Description
beforeAll(async () => {
  description = (await openApiDocument()) as unknown as Description
})

/** Returns the properties at any depth of a schema that have no description. */
function undescribed(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => [
    ...(key === 'properties'
      ? Object.entries(part as Readonly<Record<string, Json>>).flatMap(([name, field]) =>
          field['description'] === undefined ? [name] : [],
        )
      : []),
    ...undescribed(part),
  ])
}

const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods))

// Proves C-61.
describe('the OpenAPI description', () => {
  it('describes every call once', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    // Save and submit share one address and are one operation.
    expect(ids).toHaveLength(callNames.length - 1)
    expect(ids).toContain('saveApplicationOrSubmitApplication')
  })

  it('has every schema that it refers to, and refers to every schema that it has', () => {
    const text = JSON.stringify(description)
    const wanted = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect([...wanted].sort()).toEqual(Object.keys(description.components.schemas).sort())
  })

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
    }
  })

  it('says “always” only of a field, or a list, with one value', () => {
    const wrong = Object.entries(description.components.schemas).flatMap(([schemaName, schema]) =>
      fieldsIn(schema).flatMap(({ path, schema: field }) => {
        const [, text = '', bare] = /^Always (?:“([^”]+)”|(\S+)):/.exec(String(field['description'])) ?? []
        const said = bare === undefined ? text : (JSON.parse(bare) as unknown)
        const one = field['const'] ?? (field['items'] as Json | undefined)?.['const']
        return said === '' || said === one ? [] : [`${schemaName} ${path}: ${String(said)}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('says what each call answers when all is well and when not', () => {
    for (const name of callNames) {
      const call = callOf(name)
      const operation = operations().find(({ operationId }) => operationId.toLowerCase().includes(name.toLowerCase()))
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(call.successStatus), ...Object.keys(call.refusals)]),
      )
      if (sampleRequests[name].body !== undefined) expect(operation).toHaveProperty('requestBody')
    }
  })

  it('gives every parameter an example of its own type', () => {
    const wrong = operations().flatMap(({ operationId, parameters }) =>
      parameters
        .filter(
          ({ schema, example }) =>
            typeof example !== (schema.type === 'integer' ? 'number' : (schema.type ?? 'string')),
        )
        .map(({ name }) => `${operationId} ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('gives every body an example, and says what a body that cannot be read is answered with', () => {
    for (const { requestBody, responses } of operations().filter((operation) => operation.requestBody)) {
      const { content } = requestBody as { readonly content: Readonly<Record<string, Json>> }
      const { example, examples } = content['application/json'] ?? {}
      expect(example ?? examples).toBeDefined()
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '415']))
    }
  })

  it('says what every field means, and of no other', () => {
    const { schemas } = description.components
    const fields = Object.entries(schemas).flatMap(([name, schema]) =>
      ['', ...fieldsIn(schema).map(({ path }) => path)].map((field) => `${name} ${field}`),
    )
    const notes = Object.entries(fieldNotes).flatMap(([name, of]) => Object.keys(of).map((field) => `${name} ${field}`))
    expect(notes.toSorted()).toEqual(fields.toSorted())
    for (const [name, schema] of Object.entries(schemas))
      expect(undescribed(schema), `fields of ${name} without a description`).toEqual([])
    for (const { operationId, parameters } of operations())
      for (const { name, description: note } of parameters) expect(note, `${operationId} ${name}`).toBeTruthy()
  })

  it('says of every call what a full or failing service answers, and when to try again', () => {
    for (const { operationId, responses } of operations()) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['429', '500', '503']))
      for (const status of ['429', '503']) expect(responses[status]).toHaveProperty('headers.Retry-After')
    }
  })

  it('has an example of every refusal in both languages, and of every answer', () => {
    for (const { operationId, responses } of operations())
      for (const [status, { content }] of Object.entries(responses)) {
        if (status === '204') continue
        const { examples } =
          (content as Readonly<Record<string, { readonly examples: Json }>>)['application/json'] ?? {}
        const names = Object.keys(examples ?? {})
        expect(names.length, `${operationId} ${status}`).toBeGreaterThan(0)
        if (status.startsWith('2')) continue
        const english = names.filter((name) => name.endsWith('-en')).map((name) => name.slice(0, -3))
        expect(names.filter((name) => name.endsWith('-es')).map((name) => name.slice(0, -3))).toEqual(english)
      }
  })

  it('has examples of refusals that the mocks give with that status', async () => {
    for (const name of callNames)
      for (const { statuses, request, why } of refusedRequests[name] ?? []) {
        resetMocks()
        expect((await callDirectly(callOf(name), request)).status, `${name}: ${why}`).toBe(statuses[0])
      }
  })

  it('has an example of every refusal that a call names', () => {
    for (const name of callNames) {
      const shown = (refusedRequests[name] ?? []).map(({ statuses }) => String(statuses[0]))
      expect(shown, name).toEqual(expect.arrayContaining(Object.keys(callOf(name).refusals)))
    }
  })

  it('has examples that fit their schemas', () => {
    const schemaOf = ({ $ref = '' }: { readonly $ref?: string }) =>
      description.components.schemas[$ref.split('/').at(-1) ?? '']
    for (const { operationId, responses } of operations())
      for (const [status, { content }] of Object.entries(responses)) {
        const { schema, examples } =
          (
            content as
              | Readonly<Record<string, { schema: object; examples: Readonly<Record<string, Json>> }>>
              | undefined
          )?.['application/json'] ?? {}
        const shape = schema && schemaOf(schema)
        if (!shape) continue
        for (const { value } of Object.values(examples ?? {}))
          expect(z.safeParse(z.fromJSONSchema(shape), value).error, `${operationId} ${status}`).toBeUndefined()
      }
  })

  it('names its security schemes, and uses each', () => {
    const { securitySchemes } = description.components
    const used = operations().flatMap(({ security }) => security.flatMap((one) => Object.keys(one)))
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(securitySchemes).toSorted())
  })

  it('has another version whenever it says something else', () => {
    const fingerprint = fingerprintOf(description as unknown as Json)
    expect(
      contractFingerprints[contractVersion],
      `The contract has changed: add the line of a new version with ${fingerprint} to src/config/contract-version.ts`,
    ).toBe(fingerprint)
  })

  // The difference of the file names the calls and the schemas that have changed; `vitest -u` renews it.
  it('has the parts of its version', async () => {
    const parts = fingerprintsOfParts(description as unknown as Json)
    await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('contract-parts.txt')
  })

  it('asks of an answer no more than the client does', () => {
    const { PlanSearchAnswer } = description.components.schemas
    expect(PlanSearchAnswer?.['required']).toEqual(expect.arrayContaining(['total', 'plans']))
    expect(PlanSearchAnswer).not.toHaveProperty('additionalProperties')
  })
})

describe('the page of the description', () => {
  it('needs no network and no script, and shows every call and every field', () => {
    const page = contractPage(description as unknown as Parameters<typeof contractPage>[0])
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
    for (const { operationId } of operations()) expect(page).toContain(`id="call-${operationId}"`)
    for (const [name, schema] of Object.entries(description.components.schemas)) {
      const section = page.slice(page.indexOf(`id="schema-${name}"`)).split('</section>')[0]
      for (const { path } of fieldsIn(schema))
        expect(section, name).toContain(`<code>${path.replaceAll('&', '&amp;')}</code>`)
    }
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    for (const target of new Set(targets)) expect(page).toContain(`id="${target}"`)
  })
})
