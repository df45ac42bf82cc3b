import * as z from 'zod/mini'

import { isoDay } from '#domain/calendar/iso-day.ts'
import { lifeChangeIds } from '#domain/calendar/life-changes.ts'
import { roles } from '#domain/household/member.ts'
import { priceAnswersFor, quoteStatuses } from '#domain/household/price-answers.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

const dollars = z.number().check(z.gte(0))
const answer = z.nullable(z.enum(['yes', 'no']))

/** Body of the note for the agent: the facts about the quote's price that the registration does not send. */
export const agentNotesRequest = z.object({
  planYear: z.number().check(z.int()),
  planApiId: z.string().check(z.minLength(1)),
  annualIncome: dollars,
  /** The income that was told before it was raised to `annualIncome`. */
  toldIncome: z.nullable(dollars),
  people: z
    .array(
      z.object({
        role: z.enum(roles),
        age: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(120))),
        isApplyingForCoverage: z.boolean(),
        medicare: answer,
        status: z.nullable(z.enum(quoteStatuses)),
        jobOffer: answer,
        tobacco: answer,
        pregnancy: answer,
      }),
    )
    .check(z.minLength(1)),
  marriedApart: z.nullable(z.enum(['yes', 'no', 'withChild'])),
  lifeChanges: z.nullable(
    z.array(z.object({ id: z.enum(lifeChangeIds), day: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) })),
  ),
  comparedPlanIds: z.array(z.string()).check(z.maxLength(compareMaximum)),
})

/** The answer. The message only shows that the service has answered. */
export const agentNotesResponse = z.object({ message: z.string() })

/** Body of the note for the agent. */
export type AgentNotesRequest = z.output<typeof agentNotesRequest>

/** Returns the note of a hand-over, with incomes in dollars a year. */
export function agentNotesOf({
  criteria,
  priceAnswers,
  plan,
  toldIncome,
  lifeChanges,
  compared,
}: QuoteHandover): AgentNotesRequest {
  const { householdMembers: members, planYear, income } = criteria
  const { people, marriedApart } = priceAnswersFor(members, priceAnswers)
  return {
    planYear,
    planApiId: plan.id,
    annualIncome: income,
    toldIncome: toldIncome ?? null,
    people: members.flatMap(({ role, age, isApplyingForCoverage }, at) => {
      const given = people[at]
      return given ? [{ role, age, isApplyingForCoverage, ...given }] : []
    }),
    marriedApart,
    lifeChanges: lifeChanges?.map(({ id, day }) => ({ id, day: day && isoDay(day) })) ?? null,
    comparedPlanIds: compared.map(({ id }) => id),
  }
}

/** Sends the note of a hand-over to the agent of a new account. The call is idempotent. */
export async function sendAgentNotes(token: string, handover: QuoteHandover): Promise<void> {
  await request({
    operation: 'agentNotes',
    url: endpoints.agentNotes(token),
    method: 'PUT',
    body: agentNotesOf(handover),
    isIdempotent: true,
    outlivesPage: true,
    schema: agentNotesResponse,
  })
}

/** Sends the note to the agent if the person ticked it, without waiting for the answer. */
export function tellAgent(token: string, handover: QuoteHandover): void {
  // A failure is ignored, because the agent still gets the sheet on paper.
  if (handover.tellsAgent === true) sendAgentNotes(token, handover).catch(() => undefined)
}
