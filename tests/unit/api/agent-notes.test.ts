import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { agentNotesOf, agentNotesRequest, tellAgent } from '#api/agent-notes.ts'
import { readHandover } from '#domain/quote/read-handover.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'

const no = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' } as const
const told = handover({
  toldIncome: 14_000,
  priceAnswers: { people: [{ ...no, status: 'daca', tobacco: 'yes' }, no], marriedApart: 'yes' },
})
const sent: unknown[] = []
const server = setupServer(
  http.put('*/yti/agent-notes/:token', async ({ request, params }) => {
    sent.push([params['token'], await request.json()])
    return new HttpResponse(null, { status: 404 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(() => {
  server.close()
})

// Proves A-89.
it('the note for the agent has what the quote was told, and fits its schema', () => {
  const note = agentNotesOf(told)
  expect(agentNotesRequest.parse(JSON.parse(JSON.stringify(note)))).toEqual(note)
  expect(note).toMatchObject({
    planYear: told.criteria.planYear,
    annualIncome: 33_540,
    toldIncome: 14_000,
    people: [
      { role: 'primary', age: 34, status: 'daca', tobacco: 'yes' },
      { role: 'dependent', age: 7, status: 'citizen', tobacco: 'no' },
    ],
    marriedApart: 'yes',
    lifeChanges: ['moved'],
    comparedPlanIds: told.compared.map(({ id }) => id),
  })
  expect(agentNotesOf(handover())).toMatchObject({
    toldIncome: null,
    marriedApart: null,
    people: [{ status: null }, {}],
  })
})

// Proves A-89.
it('the note is sent only where the person ticked it, and a service without the call is no failure', async () => {
  tellAgent('token-1', told)
  const stored = readHandover(JSON.parse(JSON.stringify({ ...told, tellsAgent: true })))
  if (!stored) throw new Error('the hand-over can be read')
  tellAgent('token-2', stored)
  await expect.poll(() => sent).toEqual([['token-2', agentNotesOf(told)]])
})
