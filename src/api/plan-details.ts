import * as z from 'zod/mini'

import { type DetailedPlan, type QualityPart, type Rating, qualityParts } from '#domain/plans/detailed-plan.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { detailFields, shapeOf } from './plan-details-fields.ts'
import { cappedLine, toBenefit, toLimit, toLinks } from './plan-search.ts'
import { wireBenefit, wireLimit } from './plan-search-response.ts'
import { rawPlanOf } from './raw-plans.ts'

/** Longer texts are rejected, because they can't be a company's words about one service. */
const mostCharacters = 5_000

/** Each kind of field falls back alone, so an odd one never loses the page (P-73). */
const kinds = {
  words: z.catch(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(mostCharacters))), null),
  flag: z.catch(z.nullable(z.boolean()), null),
  stars: z.catch(z.nullable(z.literal([1, 2, 3, 4, 5])), null),
  quantity: z.catch(z.nullable(z.number().check(z.gt(0))), null),
}
const link = z.catch(z.nullable(z.string()), null)

/** Returns a list whose unreadable entries are left out; empty for anything else than a list. */
function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  const readRow = (value: unknown): z.output<Row>[] => {
    const read = z.safeParse(row, value)
    return read.success ? [read.data] : []
  }
  return z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((rows) => rows.flatMap(readRow)),
    ),
    [],
  )
}

const rating = z.object({ available: kinds.flag, ...shapeOf(detailFields.quality_rating, kinds) })

/** Reads the details of one plan. */
const readDetails = z.object({
  ...shapeOf(detailFields.plan, kinds),
  issuer: z.catch(z.object(shapeOf(detailFields.issuer, kinds)), { toll_free: null, tty: null }),
  disease_mgmt_programs: z.catch(z.nullable(z.array(z.string()).check(z.maxLength(50))), null),
  quality_rating: z.catch(z.nullable(rating), null),
  benefits_url: link,
  formulary_url: link,
  network_url: link,
  brochure_url: link,
  deductibles: rowsOf(wireLimit),
  moops: rowsOf(wireLimit),
  benefits: rowsOf(z.extend(wireBenefit, shapeOf(detailFields.benefit, kinds))),
})

type WireDetails = z.output<typeof readDetails>

const wireParts = {
  overall: 'global',
  medicalCare: 'clinical_quality_management',
  memberExperience: 'enrollee_experience',
  planAdministration: 'plan_efficiency',
} as const satisfies Record<QualityPart, string>

function ratingOf(answer: z.output<typeof rating>, part: QualityPart): Rating {
  const name = wireParts[part]
  const stars = answer.available === false ? null : answer[`${name}_rating`]
  return stars === null ? { kind: 'notRated', reason: answer[`${name}_not_rated_reason`] } : { kind: 'stars', stars }
}

function toQuality(answer: WireDetails['quality_rating']): DetailedPlan['quality'] {
  if (answer === null) return null
  const [overall, medicalCare, memberExperience, planAdministration] = qualityParts
  return {
    overall: ratingOf(answer, overall),
    medicalCare: ratingOf(answer, medicalCare),
    memberExperience: ratingOf(answer, memberExperience),
    planAdministration: ratingOf(answer, planAdministration),
  }
}

function toDetails(answer: WireDetails): DetailedPlan {
  return {
    deductibles: answer.deductibles.map(toLimit),
    outOfPocketMaximums: answer.moops.map(toLimit),
    services: answer.benefits.map((benefit) => ({
      ...toBenefit(benefit),
      hasLimit: benefit.has_limits === true,
      limitQuantity: benefit.limit_quantity,
      limitUnit: benefit.limit_unit,
      exclusions: benefit.exclusions,
      explanation: benefit.explanation,
    })),
    links: toLinks(answer),
    needsReferral: answer.specialist_referral_required,
    hasNationalNetwork: answer.has_national_network,
    hasMailOrder: answer.rx_3mo_mail_order,
    quality: toQuality(answer.quality_rating),
    programs: answer.disease_mgmt_programs && [...new Set(answer.disease_mgmt_programs.map(cappedLine))],
    phone: answer.issuer.toll_free,
    tty: answer.issuer.tty,
  }
}

/** Reads the details of a plan of the search from its answer, when its page opens (P-71). */
export function detailsOf(plan: Plan): DetailedPlan {
  const raw = z.safeParse(readDetails, rawPlanOf(plan))
  const { deductibles, outOfPocketMaximums, links } = plan
  const details = toDetails(raw.success ? raw.data : z.parse(readDetails, {}))
  // The fields that the list shows have already been read.
  return { ...details, deductibles, outOfPocketMaximums, links }
}

/** Fetches the details of one plan, which a host may not offer (P-74). Premiums are the search's. */
export async function fetchPlanDetails(planId: string, year: PlanYear, signal?: AbortSignal): Promise<DetailedPlan> {
  const { plan } = await request({
    operation: 'planDetails',
    url: endpoints.planDetails(planId, year),
    // The page works without it, so there are no retries with an announced wait.
    isIdempotent: false,
    schema: z.object({ plan: readDetails }),
    signal,
  })
  return toDetails(plan)
}
