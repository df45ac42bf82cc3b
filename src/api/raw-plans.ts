import type { Plan } from '#domain/plans/plan.ts'

const rawPlans = new WeakMap<Plan, unknown>()

/** Remembers the answer that a plan was read from. Its details are read only for the plan that is opened. */
export function keepRawPlan(plan: Plan, raw: unknown): void {
  rawPlans.set(plan, raw)
}

/** Returns the answer that a plan was read from; undefined for a plan of another source. */
export function rawPlanOf(plan: Plan): unknown {
  return rawPlans.get(plan)
}
