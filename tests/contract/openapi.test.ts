import { beforeAll, describe, expect, it } from 'vitest'

import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { callNames, callOf } from '#mocks/openapi/contract.ts'
import { openApiDocument } from '#mocks/openapi/document.ts'

type Json = Readonly<Record<string, unknown>>
interface Operation {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly schema: { readonly type?: string }
    readonly example: unknown
  }[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, Json>>
}
interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

let description: Description
beforeAll(async () => {
  description = (await openApiDocument()) as unknown as Description
})

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

  it('asks of an answer no more than the client does', () => {
    const { PlanSearchAnswer } = description.components.schemas
    expect(PlanSearchAnswer?.['required']).toEqual(expect.arrayContaining(['total', 'plans']))
    expect(PlanSearchAnswer).not.toHaveProperty('additionalProperties')
  })
})
