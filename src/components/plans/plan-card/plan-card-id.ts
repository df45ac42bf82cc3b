/** Returns the id of a plan's card, which can take the focus. */
export function planCardId(planId: string): string {
  return `plan-${planId}`
}
