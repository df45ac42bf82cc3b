import type { HttpHandler } from 'msw'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { accountHandlers } from '#mocks/handlers/account-handlers.ts'
import { addressHandlers } from '#mocks/handlers/address-handlers.ts'
import { applicationHandlers } from '#mocks/handlers/application-handlers.ts'
import { handle } from '#mocks/handlers/handle.ts'
import { type Answer, marketplaceError } from '#mocks/handlers/refusals.ts'
import { applicantsOf } from '#mocks/marketplace/premiums.ts'
import type { WirePlace } from '#mocks/marketplace/wire.ts'
import { mockYear } from '#mocks/mock-year.ts'
import { notOffered } from '#mocks/official/official-handlers.ts'

import { liveCoverage } from './live-coverage.ts'
import { LiveProblem, type LiveProblemKind } from './live-problem.ts'
import type { OfficialAnswer, OfficialCall, OfficialService } from './official-service.ts'
import { passedPaths } from './passed-paths.ts'

/** What a visitor's site is told of a failure. The key is the owner's matter, so a visitor learns of an outage. */
const failures: Readonly<Record<LiveProblemKind, Answer>> = {
  slow: marketplaceError(504, '1007', 'The Marketplace did not answer in time.', 'El Mercado no respondió a tiempo.'),
  unreachable: marketplaceError(
    503,
    '1000',
    'The Marketplace can’t be reached.',
    'No se puede conectar con el Mercado.',
  ),
  busy: {
    ...marketplaceError(
      429,
      '1000',
      'The Marketplace takes no more calls for now.',
      'El Mercado no recibe más llamadas por ahora.',
    ),
    headers: { 'Retry-After': '30' },
  },
  malformed: marketplaceError(
    502,
    '1000',
    'The Marketplace’s answer can’t be read.',
    'No se puede leer la respuesta del Mercado.',
  ),
  echoed: marketplaceError(
    502,
    '1000',
    'The Marketplace’s answer can’t be used.',
    'No se puede usar la respuesta del Mercado.',
  ),
  key: marketplaceError(503, '1000', 'The Marketplace is not available.', 'El Mercado no está disponible.'),
  outage: marketplaceError(503, '1000', 'The Marketplace is not available.', 'El Mercado no está disponible.'),
}

/** The official words for it are "rate area not found", which tell a visitor nothing. */
const nothingSold = marketplaceError(
  404,
  '1017',
  'The Marketplace has no prices for this place and year.',
  'El Mercado no tiene precios para este lugar y año.',
)

/** Returns today as the official service writes days, MM/DD/YYYY. */
function today(): string {
  const { year, month, day } = calendarDay(new Date())
  return [month, day].map((part) => String(part).padStart(2, '0')).join('/') + `/${year}`
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Remembers where plans are sold: the official call of a plan asks for a place, and the site's own names none. */
function placesOfPlans() {
  const places = new Map<string, WirePlace>()
  const most = 20_000
  return {
    keep: (ids: readonly string[], place: WirePlace) => {
      for (const id of ids) places.set(id, place)
      for (const id of places.keys()) {
        if (places.size <= most) break
        places.delete(id)
      }
    },
    of: (id: string) => places.get(id),
  }
}

/**
 * Every call of the site, with plans and prices asked of the official service, and the official paths passed through.
 * `report` gets the owner's sentence of a failure.
 */
export function liveHandlers(service: OfficialService, report: (sentence: string) => void): readonly HttpHandler[] {
  const soldAt = placesOfPlans()
  const answerOf = async (call: OfficialCall, change = (body: unknown): unknown => body): Promise<Answer> => {
    try {
      const { status, body }: OfficialAnswer = await service.ask(call)
      if (isObject(body) && body['code'] === '1017') return nothingSold
      return { status, body: status === 200 ? change(body) : body }
    } catch (error) {
      if (!(error instanceof LiveProblem)) throw error
      report(error.message)
      return failures[error.kind]
    }
  }
  const withSource = (plan: unknown) => (isObject(plan) ? { ...plan, source: 'marketplace_api', as_of: today() } : plan)
  const question = ({ household, place, year }: MarketplaceRequest) => ({ household, place, year })

  return [
    handle('zipLookup', ({ parameters: { zip } }) =>
      answerOf({ method: 'GET', path: `/counties/by/zip/${zip}`, query: { year: mockYear() } }),
    ),
    handle('povertyLevel', ({ parameters: { state, householdSize, annualIncome }, query: { year = mockYear() } }) =>
      answerOf({
        method: 'GET',
        path: '/households/pcfpl',
        query: { year, state, size: householdSize, income: annualIncome },
      }),
    ),
    handle('benchmark', ({ body }) => {
      const { income, people } = body.household
      const charged = applicantsOf(people).map(({ age }) => ({ age, uses_tobacco: false }))
      const asked = { ...question(body), household: { income, people: charged } }
      return answerOf({ method: 'POST', path: '/households/slcsp', query: { year: body.year }, body: asked })
    }),
    handle('estimates', ({ body }) =>
      answerOf({
        method: 'POST',
        path: '/households/eligibility/estimates',
        query: { year: body.year },
        body: question(body),
      }),
    ),
    handle('planSearch', ({ body }) => {
      // The official search has no `limit`: its pages have ten plans.
      const { limit: _, ...asked } = body
      return answerOf({ method: 'POST', path: '/plans/search', query: { year: body.year }, body: asked }, (answer) => {
        if (!isObject(answer) || !Array.isArray(answer['plans'])) return answer
        const plans: readonly unknown[] = answer['plans']
        soldAt.keep(
          plans.flatMap((plan) => (isObject(plan) && typeof plan['id'] === 'string' ? [plan['id']] : [])),
          body.place,
        )
        return { ...answer, plans: plans.map(withSource) }
      })
    }),
    handle('planDetails', ({ parameters: { planId }, query: { year = mockYear() } }) => {
      const place = soldAt.of(planId)
      const path = `/plans/${encodeURIComponent(planId)}`
      const change = (answer: unknown) => (isObject(answer) ? { ...answer, plan: withSource(answer['plan']) } : answer)
      return place === undefined
        ? answerOf({ method: 'GET', path, query: { year } }, change)
        : answerOf({ method: 'POST', path, query: { year }, body: { place, market: 'Individual', year } }, change)
    }),
    handle('redirectNotification', () => ({ status: 204 })),
    handle('providers', ({ query: { q, zip } }) =>
      answerOf({
        method: 'GET',
        path: '/providers/autocomplete',
        query: { q, zipcode: zip, type: 'Individual,Facility', year: mockYear() },
      }),
    ),
    handle('drugs', ({ query: { q } }) =>
      answerOf({ method: 'GET', path: '/drugs/autocomplete', query: { q, year: mockYear() } }),
    ),
    handle('coverage', ({ body }) => liveCoverage(body, answerOf)),
    ...accountHandlers,
    ...applicationHandlers,
    ...addressHandlers,
    ...passedPaths(answerOf),
    notOffered,
  ]
}
