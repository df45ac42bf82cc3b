import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

import { detailsOf, fetchPlanDetails } from '#api/plan-details.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { serveMocks } from '#tests/setup/msw.ts'

serveMocks()

const planId = '21663FL9000001'

/** Reads the details of a plan of the search whose fields are replaced. */
async function readWith(changes: object) {
  server.use(
    http.post('*/quoter/search', () =>
      HttpResponse.json({
        total: 1,
        plans: [{ id: planId, name: 'Silver', metal_level: 'Silver', premium: 400, issuer: { name: 'A' }, ...changes }],
      }),
    ),
  )
  const [own = plan()] = (await fetchPlanPage(planSearchBody())).plans
  return detailsOf(own)
}

// Proves P-73.
describe('the details of a plan of the search', () => {
  it('are those of its answer', async () => {
    const [own = plan()] = (await fetchPlanPage(planSearchBody())).plans
    const details = detailsOf(own)
    expect(details.services.length).toBeGreaterThan(20)
    expect(details.services.find(({ name }) => name === 'Skilled Nursing Facility')).toMatchObject({
      hasLimit: true,
      limitQuantity: 60,
      limitUnit: 'Days per Year',
    })
    expect(details.tty).toBe('711')
    expect(details.phone).toMatch(/^1-800-555-01\d\d$/)
    expect(details.hasMailOrder).not.toBeNull()
    expect(details.deductibles).toBe(own.deductibles)
  })

  it('are unknown where the answer has nothing, and for a plan of another source', async () => {
    const none = { services: [], needsReferral: null, hasMailOrder: null, quality: null, programs: null, phone: null }
    expect(await readWith({})).toMatchObject(none)
    expect(detailsOf(plan())).toMatchObject({ ...none, deductibles: plan().deductibles })
  })

  it.each([
    ['a number as phone', { issuer: { name: 'A', toll_free: 7, tty: ' 711 ' } }, { phone: null, tty: '711' }],
    [
      'words as flags',
      { specialist_referral_required: 'yes', has_national_network: true },
      { needsReferral: null, hasNationalNetwork: true },
    ],
    [
      'six stars',
      { quality_rating: { available: true, global_rating: 6, plan_efficiency_rating: 3 } },
      { quality: { overall: { kind: 'notRated', reason: null }, planAdministration: { kind: 'stars', stars: 3 } } },
    ],
    [
      'no rating',
      { quality_rating: { available: false, global_rating: 4, global_not_rated_reason: 'New plan' } },
      { quality: { overall: { kind: 'notRated', reason: 'New plan' } } },
    ],
    ['a program twice', { disease_mgmt_programs: ['Asthma', 'Asthma'] }, { programs: ['Asthma'] }],
    [
      'a list as programs',
      { disease_mgmt_programs: { asthma: true }, rx_3mo_mail_order: false },
      { programs: null, hasMailOrder: false },
    ],
  ])('lose nothing else by %s', async (_, changes, expected) => {
    expect(await readWith(changes)).toMatchObject(expected)
  })

  it('keep the readable services beside an odd one', async () => {
    const good = { name: 'Specialist Visit', covered: true, has_limits: 'many', limit_quantity: 'ten' }
    const details = detailsOf(plan())
    expect(details.services).toEqual([])
    server.use(
      http.get('*/quoter/plans/:id', () =>
        HttpResponse.json({ plan: { benefits: [good, 7, null, { covered: true }] } }),
      ),
    )
    const more = await fetchPlanDetails(planId, 2026)
    expect(more.services).toMatchObject([{ name: 'Specialist Visit', hasLimit: false, limitQuantity: null }])
  })
})

// Proves P-74.
describe('the plan call', () => {
  it('answers what the search answers of the plan', async () => {
    const details = await fetchPlanDetails(planId, 2026)
    expect(details.services.length).toBeGreaterThan(20)
    expect(details.deductibles.length).toBeGreaterThan(0)
  })

  it.each(['not-found', 'unavailable', 'wrong-shape', 'ok-html'] as const)('fails once under %s', async (fault) => {
    let asked = 0
    server.events.on('request:start', () => {
      asked += 1
    })
    server.use(...scenario(fault, 'planDetails'))
    await expect(fetchPlanDetails(planId, 2026)).rejects.toThrow('planDetails')
    expect(asked).toBe(1)
    server.events.removeAllListeners()
  })
})
