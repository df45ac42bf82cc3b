import { micromark } from 'micromark'

import { Body, Note } from './contract-body.tsx'
import { type Answer, type Description, type Operation, rowsOf, typeOf } from './contract-parts.ts'
import type { Json } from './json.ts'

function Markdown({ text }: { readonly text: string }) {
  // The text is this repository's own, and micromark drops markup from it.
  return <div dangerouslySetInnerHTML={{ __html: micromark(text) }} />
}

function Parameters({ operation }: { readonly operation: Operation }) {
  return (
    <table>
      <caption>{`Parameters of ${operation.operationId}`}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Place</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {operation.parameters.map(({ name, in: place, schema, description }) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{place}</td>
            <td>{typeOf(schema)}</td>
            <td>
              <Note text={String(description)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AnswerPart({ status, answer, of }: { readonly status: string; readonly answer: Answer; readonly of: string }) {
  return (
    <section aria-label={`${of}, status ${status}`}>
      <h4>{status}</h4>
      <p>
        <Note text={answer.description} />
      </p>
      {answer.headers && <p>With the header Retry-After.</p>}
      {answer.content && <Body content={answer.content} of={status} />}
    </section>
  )
}

function securityText({ security, parameters }: Operation): string {
  const inPath = parameters.some(({ name, in: place }) => name === 'token' && place === 'path')
  if (inPath) return 'The token of the session, as part of the path.'
  const names = security.flatMap((one) => Object.keys(one))
  if (names.length === 0) return 'None: open to every visitor.'
  return `${names.join(', ')}${security.some((one) => Object.keys(one).length === 0) ? ', or none' : ''}.`
}

function Call({
  method,
  path,
  operation,
}: {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}) {
  const { operationId, description, requestBody, responses } = operation
  return (
    <section aria-labelledby={`call-${operationId}`}>
      <h3 id={`call-${operationId}`}>{operationId}</h3>
      <p>
        <code>{`${method.toUpperCase()} ${path}`}</code>
      </p>
      <p>
        <Note text={description} />
      </p>
      <p>{`Security: ${securityText(operation)}`}</p>
      <Parameters operation={operation} />
      {requestBody && <Body content={requestBody.content} of="the request" />}
      {Object.entries(responses).map(([status, answer]) => (
        <AnswerPart key={status} status={status} answer={answer} of={operationId} />
      ))}
    </section>
  )
}

function Schema({ name, schema }: { readonly name: string; readonly schema: Json }) {
  const rows = rowsOf(schema)
  return (
    <section aria-labelledby={`schema-${name}`}>
      <h3 id={`schema-${name}`}>{name}</h3>
      <p>
        <Note text={String(schema['description'])} />
      </p>
      {rows.length > 0 && (
        <table>
          <caption>{`Fields of ${name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Required</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, type, isRequired, meaning }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{type}</td>
                <td>{isRequired ? 'yes' : 'no'}</td>
                <td>
                  <Note text={meaning} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The whole description of the service for reading: the common rules, every call and every schema. */
export function ContractReference({ description }: { readonly description: Description }) {
  const { info, tags, paths, components } = description
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  return (
    <>
      <nav aria-label="Calls">
        {groups.map((group) => (
          <ul key={group.name} aria-label={group.name}>
            {group.calls.map(({ operation, method, path }) => (
              <li key={operation.operationId}>
                <a href={`#call-${operation.operationId}`}>
                  <code>{`${method.toUpperCase()} ${path}`}</code>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Markdown text={info.description} />
      <h2>Security schemes</h2>
      <dl>
        {Object.entries(components.securitySchemes).map(([name, scheme]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {`: ${scheme['name'] ?? ''} in the ${scheme['in'] ?? ''}`}
            </dt>
            <dd>
              <Note text={scheme['description'] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <h2 id={`group-${group.name}`}>{`Calls: ${group.name}`}</h2>
          <p>{group.description}</p>
          {group.calls.map((call) => (
            <Call key={call.operation.operationId} {...call} />
          ))}
        </section>
      ))}
      <section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <Schema key={name} name={name} schema={schema} />
        ))}
      </section>
    </>
  )
}
