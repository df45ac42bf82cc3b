// Copied beside the generated server, whose service it fills with the examples of the contract.
import { readFileSync } from 'node:fs'
import process from 'node:process'

import fastify from 'fastify'

import plugin, { options } from './stub/index.js'
import { Service } from './stub/service.js'

const { paths } = JSON.parse(readFileSync('contract.json', 'utf8'))
const service = new Service()

/** An application with a signature is a submit; every other operation has one example. */
const exampleFor = (examples, body) => {
  const isSigned = typeof body === 'object' && body !== null && 'signature' in body
  return (isSigned && examples.submitApplication) || Object.values(examples)[0]
}

for (const methods of Object.values(paths))
  for (const { operationId, responses } of Object.values(methods)) {
    if (typeof service[operationId] !== 'function') throw new Error(`The generator left out ${operationId}`)
    const status = Object.keys(responses).find((code) => code.startsWith('2'))
    const examples = responses[status].content?.['application/json'].examples
    service[operationId] = async (request, reply) => {
      reply.code(Number(status))
      return examples ? exampleFor(examples, request.body).value : undefined
    }
  }

// The validator must not take fields away: of two schemas for one body it would leave those of the first.
const ajv = { customOptions: { ...options.ajv.customOptions, removeAdditional: false } }
const server = fastify({ ...options, ajv })
server.register(plugin, { serviceHandlers: service, securityHandlers: undefined })
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('ready')
