/** One step of an ordered flow: whether it applies, and whether its answers are complete. */
export interface Step<Id extends string, Draft> {
  readonly id: Id
  readonly applies: (draft: Draft) => boolean
  readonly complete: (draft: Draft) => boolean
}

/** Returns the steps that apply to this draft, in order. */
export function applicableSteps<Id extends string, Draft>(
  steps: readonly Step<Id, Draft>[],
  draft: Draft,
): readonly Step<Id, Draft>[] {
  return steps.filter((step) => step.applies(draft))
}

function neighbour<Id extends string, Draft>(
  steps: readonly Step<Id, Draft>[],
  draft: Draft,
  from: Id,
  direction: 1 | -1,
): Id | null {
  for (let index = steps.findIndex((step) => step.id === from) + direction; ; index += direction) {
    const step = steps[index]
    if (!step) return null
    if (step.applies(draft)) return step.id
  }
}

/** Returns the step after this one, or null at the end. */
export function next<Id extends string, Draft>(steps: readonly Step<Id, Draft>[], draft: Draft, from: Id): Id | null {
  return neighbour(steps, draft, from, 1)
}

/** Returns the step before this one, or null at the start. */
export function previous<Id extends string, Draft>(
  steps: readonly Step<Id, Draft>[],
  draft: Draft,
  from: Id,
): Id | null {
  return neighbour(steps, draft, from, -1)
}

/** Returns the first step that lacks an answer, or null when every one is complete. */
export function firstIncomplete<Id extends string, Draft>(steps: readonly Step<Id, Draft>[], draft: Draft): Id | null {
  return applicableSteps(steps, draft).find((step) => !step.complete(draft))?.id ?? null
}

/**
 * Returns the wanted step when every step before it is complete, otherwise the first incomplete one. A jump never skips
 * a question.
 */
export function reachable<Id extends string, Draft>(steps: readonly Step<Id, Draft>[], draft: Draft, wished: Id): Id {
  const asked = applicableSteps(steps, draft)
  const target = asked.findIndex((step) => step.id === wished)
  if (target === -1) return firstIncomplete(steps, draft) ?? wished
  const gap = asked.slice(0, target).find((step) => !step.complete(draft))
  return gap?.id ?? wished
}

/**
 * Returns the position of a step among those that apply, from 1, and their total; position 0 when it does not apply.
 */
export function stepPosition<Id extends string, Draft>(
  steps: readonly Step<Id, Draft>[],
  draft: Draft,
  id: Id,
): { readonly position: number; readonly total: number } {
  const asked = applicableSteps(steps, draft)
  return { position: asked.findIndex((step) => step.id === id) + 1, total: asked.length }
}
