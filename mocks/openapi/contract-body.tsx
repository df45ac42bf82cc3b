import { type Content, nameOf, typeOf } from './contract-parts.ts'
import type { Json } from './json.ts'

/** A note. Parts in backticks are shown as code. */
export function Note({ text }: { readonly text: string }) {
  return text.split('`').map((part, at) =>
    // Every second part is between two backticks; the parts of a text keep their places.
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  )
}

function SchemaName({ schema }: { readonly schema: Json }) {
  const names = [schema, ...((schema['oneOf'] ?? []) as readonly Json[])].flatMap((one) => nameOf(one) ?? [])
  if (names.length === 0) return <p>{typeOf(schema)}</p>
  return (
    <p>
      {'Body: '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ' or '}
          <a href={`#schema-${name}`}>{name}</a>
        </span>
      ))}
    </p>
  )
}

function Examples({ content, of }: { readonly content: Content; readonly of: string }) {
  const { example, examples = {} } = content['application/json']
  const all = example === undefined ? Object.entries(examples) : [['example', { value: example }] as const]
  return all.map(([key, { value, ...rest }]) => (
    <details key={key}>
      <summary>{`Example of ${of}: ${('summary' in rest && rest.summary) || key}`}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  ))
}

/** A body of a request or of an answer: the name of its schema, and its examples. */
export function Body({ content, of }: { readonly content: Content; readonly of: string }) {
  return (
    <>
      <SchemaName schema={content['application/json'].schema} />
      <Examples content={content} of={of} />
    </>
  )
}
