import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

import { endpoints } from '#api/endpoints.ts'
import { fetchCreditEstimate } from '#api/subsidy.ts'
import { csrVariantFor } from '#domain/subsidy/csr.ts'
import { marketplaceBody, person } from '#mocks/fixtures/marketplace-body.ts'
import { server } from '#mocks/node-server.ts'
import { serveMocks } from '#tests/setup/msw.ts'

serveMocks()

const applies = person(40)
const isCovered = person(30, { aptc_eligible: false, has_mec: true })
const entry = (csr?: string | null, isMedicaid = false) => ({
  aptc: 120,
  ...(csr !== undefined && { csr }),
  is_medicaid_chip: isMedicaid,
})
const standard = 'Exchange variant (no CSR)'
const silver87 = '87% AV Level Silver Plan CSR'
const silver73 = '73% AV Level Silver Plan CSR'

async function answered(people: readonly (typeof applies)[], estimates: readonly object[]) {
  server.use(http.post(`*${endpoints.estimates()}`, () => HttpResponse.json({ estimates })))
  const body = marketplaceBody()
  return fetchCreditEstimate({ ...body, household: { ...body.household, people: [...people] } })
}

async function estimated(people: readonly (typeof applies)[], estimates: readonly ReturnType<typeof entry>[]) {
  return (await answered(people, estimates)).csr
}

describe('the extra savings of an estimate', () => {
  it('are none where it says so: at 240 percent, too', async () => {
    for (const csr of [null, 'No CSR', standard]) {
      const estimateCsr = await estimated([applies], [entry(csr)])
      expect(csrVariantFor({ fplPercent: 240, estimateCsr })).toBe('none')
    }
  })

  it('go by the poverty level where it is silent', async () => {
    const estimateCsr = await estimated([applies], [entry()])
    expect(estimateCsr).toBeNull()
    expect(csrVariantFor({ fplPercent: 240, estimateCsr })).toBe('73')
  })

  it.each([
    ['Limited Cost Sharing Plan Variation', 'limited'],
    ['Zero Cost Sharing Plan Variation', 'zero'],
    [silver73, '73'],
    ['CSR94', '94'],
  ])('may be %j', async (csr, variant) => {
    expect(await estimated([applies], [entry(csr)])).toBe(variant)
  })

  it('are read from those who apply, not from a filer who does not', async () => {
    expect(await estimated([isCovered, applies], [entry(standard), entry(silver87)])).toBe('87')
  })

  it('are not those of a child who is likely to have Medicaid or CHIP', async () => {
    expect(await estimated([applies, person(7)], [entry(silver87), entry(standard, true)])).toBe('87')
  })

  it('are the fewest where people of one plan are entitled to different ones', async () => {
    expect(await estimated([applies, person(39)], [entry(silver87), entry(silver73)])).toBe('73')
    expect(await estimated([applies, person(39)], [entry(silver87), entry(null)])).toBe('none')
  })
})

describe('what an estimate says of each person', () => {
  const child = person(7)

  it('is in the order of the people', async () => {
    const entries = [entry(silver87), entry(standard, true), { ...entry(null), in_coverage_gap: true }]
    expect((await answered([applies, child, person(50)], entries)).people).toEqual([
      { csr: '87', isMedicaidChip: false, inCoverageGap: false },
      { csr: 'none', isMedicaidChip: true, inCoverageGap: false },
      { csr: 'none', isMedicaidChip: false, inCoverageGap: true },
    ])
  })

  it('is nothing but the credit where the service answers only that', async () => {
    expect((await answered([applies], [{ aptc: 120 }])).people).toEqual([
      { csr: null, isMedicaidChip: false, inCoverageGap: false },
    ])
  })

  it.each([0, 1, 3])('is unknown when %i entries answer two people', async (count) => {
    expect(
      (
        await answered(
          [applies, child],
          Array.from({ length: count }, () => entry(silver87)),
        )
      ).people,
    ).toEqual([])
  })

  it.each([{ in_coverage_gap: 'yes' }, { is_medicaid_chip: 1 }])('is no answer when it has %j', async (wrong) => {
    await expect(answered([applies], [{ ...entry(silver87), ...wrong }])).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    })
  })
})
