import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

import { type CoverageQuestion, fetchCoverage } from '#api/coverage.ts'
import { fetchDrugs } from '#api/drugs.ts'
import { fetchProviders } from '#api/providers.ts'
import { server } from '#mocks/node-server.ts'
import { serveMocks } from '#tests/setup/msw.ts'

serveMocks()

const planId = '21663FL9000801'
const question: CoverageQuestion = {
  year: 2026,
  planIds: [planId],
  entries: [
    { kind: 'doctor', code: '1003914280' },
    { kind: 'doctor', code: null },
    { kind: 'medicine', code: '861007' },
  ],
}
function answering(path: string, body: unknown) {
  server.use(http.all(`*/quoter/${path}`, () => HttpResponse.json(body as object)))
}
const doctor = (coverage: unknown, more: object = {}) => ({ plan_id: planId, npi: '1003914280', coverage, ...more })

describe('the searches', () => {
  const ruiz = { npi: '1003914280', name: 'Elena Ruiz', type: 'Individual', specialties: ['Cardiology'] }
  it.each([
    ['a list', [ruiz]],
    ['the documented object', { providers: [ruiz] }],
  ])('read doctors from %s', async (_, body) => {
    answering('providers', body)
    expect(await fetchProviders({ text: 'ruiz', zipCode: '33133' })).toEqual([
      { id: 'doctor:1003914280', kind: 'doctor', name: 'Elena Ruiz', detail: 'Cardiology', code: '1003914280' },
    ])
  })

  const metformin = { rxcui: '861007', name: 'metFORMIN', strength: '500 mg', route: 'Oral Pill' }
  it.each([
    ['a list', [metformin]],
    ['the documented object', { drugs: [metformin] }],
  ])('read medicines from %s', async (_, body) => {
    answering('drugs', body)
    expect(await fetchDrugs('metf')).toEqual([
      { id: 'medicine:861007', kind: 'medicine', name: 'metFORMIN', detail: '500 mg · Oral Pill', code: '861007' },
    ])
  })

  it('find the doctors of the mocks in both languages and without accents', async () => {
    const found = await fetchProviders({ text: 'clinica brisas', zipCode: '33012' })
    expect(found).toMatchObject([
      { name: 'Clínica Brisas Hialeah', detail: expect.stringContaining('Hialeah, FL') as string },
    ])
    expect(await fetchProviders({ text: 'dra. pérez', zipCode: '33133' })).not.toEqual([])
  })
})

// Proves P-77.
describe('the coverage', () => {
  it.each([
    ['a list', [doctor('Covered')]],
    ['the object of our host', { coverage: [doctor('Covered')] }],
    ['the documented object', { 'Provider & Drug Coverage': [doctor('Covered')] }],
  ])('is read from %s', async (_, body) => {
    answering('coverage', body)
    const found = await fetchCoverage(question)
    expect(found.get(planId)?.answers).toEqual(new Map([['doctor:1003914280', 'covered']]))
  })

  it.each([
    ['Covered', 'covered'],
    ['GenericCovered', 'genericCovered'],
    ['NotCovered', 'notCovered'],
    ['DataNotProvided', undefined],
    ['covered', undefined],
    ['constructor', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is %s', async (word, answer) => {
    answering('coverage', [doctor(word)])
    expect((await fetchCoverage(question)).get(planId)?.answers.get('doctor:1003914280')).toBe(answer)
  })

  it.each([
    [
      'the oldest day',
      [
        doctor('Covered', { as_of: '11/02/2025' }),
        { plan_id: planId, rxcui: '861007', coverage: 'Covered', as_of: '10/20/2025' },
      ],
      '2025-10-20',
    ],
    [
      'no day of an entry without data',
      [
        doctor('Covered', { as_of: '11/02/2025' }),
        { plan_id: planId, rxcui: '861007', coverage: 'DataNotProvided', as_of: '10/20/2025' },
      ],
      '2025-11-02',
    ],
    ['none where the answer has none', [doctor('Covered')], null],
    ['none that is no day', [doctor('Covered', { as_of: 'yesterday' })], null],
  ])('has %s', async (_, body, day) => {
    answering('coverage', body)
    expect((await fetchCoverage(question)).get(planId)?.asOf).toBe(day)
  })

  // Proves P-76.
  it('sends the codes in the body, and no typed name', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('*/quoter/coverage', async ({ request }) => {
        sent.push(request.url, await request.json())
        return HttpResponse.json([])
      }),
    )
    await fetchCoverage(question)
    expect(sent).toEqual([
      expect.stringMatching(/\/quoter\/coverage$/),
      { year: 2026, plan_ids: [planId], npis: ['1003914280'], rxcuis: ['861007'] },
    ])
  })

  it('of the mocks is the same each time, and has every word', async () => {
    const all = Array.from({ length: 100 }, (_, at) => `${10_000 + at * 37}FL90000${String(at).padStart(2, '0')}`)
    const entries = [
      ...(await fetchProviders({ text: 'pérez', zipCode: '33133' })),
      ...(await fetchDrugs('lantus')),
      ...(await fetchDrugs('ozempic')),
    ]
    const first = await fetchCoverage({ year: 2026, planIds: all, entries: entries.slice(0, 5) })
    expect(await fetchCoverage({ year: 2026, planIds: all, entries: entries.slice(0, 5) })).toEqual(first)
    const words = new Set([...first.values()].flatMap(({ answers }) => [...answers.values()]))
    expect([...words].toSorted()).toEqual(['covered', 'genericCovered', 'notCovered'])
    expect([...first.values()].some(({ answers }) => answers.size < 5)).toBe(true)
    expect([...first.values()].some(({ asOf }) => asOf === null)).toBe(true)
  })
})
