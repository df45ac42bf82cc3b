import { useEffect, useState } from 'react'

import { sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'
import { type SampleAnswer, callDirectly, pathOf } from '#mocks/openapi/sample-call.ts'
import { scenarioNames, scenarios } from '#mocks/scenarios/scenarios.ts'
import { resetMocks } from '#mocks/state/store.ts'

const shownEntries = 2

/** Returns a value with long lists cut, so a sample shows its shape and fits on a page. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rest = value.length - shownEntries
    return [...value.slice(0, shownEntries).map(shortened), ...(rest > 0 ? [`… ${rest} more`] : [])]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]))
}

function Sample({ title, value }: { readonly title: string; readonly value: unknown }) {
  if (value === undefined || value === '') return null
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <pre className="text-xs break-words whitespace-pre-wrap">{JSON.stringify(shortened(value), null, 2)}</pre>
    </details>
  )
}

/** Returns the mocks' answers, each from their initial state. */
async function askAll(): Promise<ReadonlyMap<CallName, SampleAnswer>> {
  const answers = new Map<CallName, SampleAnswer>()
  for (const name of callNames) {
    resetMocks()
    answers.set(name, await callDirectly(callOf(name), sampleRequests[name]))
  }
  resetMocks()
  return answers
}

/** All calls of the site with their requests, answers and refusals, from the contract and the mocks. */
export function CallsTable() {
  const [answers, setAnswers] = useState<ReadonlyMap<CallName, SampleAnswer>>(new Map())
  useEffect(() => {
    let isShown = true
    void askAll().then((all) => {
      if (isShown) setAnswers(all)
    })
    return () => {
      isShown = false
    }
  }, [])
  return (
    <div className="grid gap-6">
      {callNames.map((name) => {
        const call = callOf(name)
        const answer = answers.get(name)
        return (
          <section key={name} aria-label={name} className="border-t border-border pt-4">
            <h3 className="font-semibold">{name}</h3>
            <p>
              <code>
                {call.method} {pathOf(call, sampleRequests[name])}
              </code>
            </p>
            <p>{call.summary}</p>
            <p className="text-sm text-ink-muted">Source: {call.source}.</p>
            <Sample title="Request" value={sampleRequests[name].body} />
            {answer && <p>Answers {answer.status}.</p>}
            <Sample title="Answer" value={answer?.body} />
            <ul>
              {Object.entries(call.refusals).map(([status, reason]) => (
                <li key={status}>
                  {status}: {reason}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** All scenarios by name, with the service's behaviour in each. */
export function ScenariosTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What the service does</th>
          <th scope="col">Must every call survive it?</th>
        </tr>
      </thead>
      <tbody>
        {scenarioNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{scenarios[name].title}</td>
            <td>{scenarios[name].isFault ? 'yes' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
