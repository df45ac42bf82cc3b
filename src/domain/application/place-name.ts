import { applicableSteps } from '#domain/flow/step-order.ts'

import {
  type ApplicationCheck,
  type ApplicationPlace,
  type ApplicationStep,
  applicationStepIds,
  applicationSteps,
  changeOf,
  isChange,
  startOf,
} from './application-steps.ts'

/** Returns the name of a place of the form in the browser's history, such as "application/address". */
export function nameOfPlace(place: ApplicationPlace): string {
  return `application/${place.step}${isChange(place) ? '/change' : ''}`
}

function placeNamed(name: string): ApplicationPlace | null {
  const places = applicationStepIds.flatMap((step) => [startOf(step), changeOf(step)])
  return places.find((place) => nameOfPlace(place) === name) ?? null
}

/** Whether a place of the form comes before a named one on the way forward. */
export function comesBefore(place: ApplicationPlace, name: string): boolean {
  const other = placeNamed(name)
  if (other === null || isChange(place) || isChange(other)) return false
  return applicationStepIds.indexOf(place.step) < applicationStepIds.indexOf(other.step)
}

/**
 * Returns where the browser's Back or Forward leads: to the named place, unless it skips a step that lacks an answer or
 * has changed since its save (F-2: forward only after a successful save). From a change of one answer, the applicant
 * may always return to the review.
 */
export function placeArrivedAt(
  check: ApplicationCheck,
  from: ApplicationPlace,
  name: string,
  unsaved: readonly ApplicationStep[],
): ApplicationPlace {
  const to = placeNamed(name)
  const asked = applicableSteps(applicationSteps, check)
  const target = asked.findIndex(({ id }) => id === to?.step)
  if (to === null || target < 0) return from
  if (isChange(from) && to.step === 'consent') return to
  const start = asked.findIndex(({ id }) => id === from.step)
  const isOpen = asked
    .slice(0, target)
    .every((step, index) => step.complete(check) && (index < start || !unsaved.includes(step.id)))
  return isOpen || target < start ? to : from
}

/** Returns the first place of a step that Next has led to; null for the present step, and for one further on (F-2). */
export function reachedPlace(
  check: ApplicationCheck,
  from: ApplicationPlace,
  step: ApplicationStep,
  unsaved: readonly ApplicationStep[],
): ApplicationPlace | null {
  const to = startOf(step)
  if (step === from.step) return null
  return placeArrivedAt(check, from, nameOfPlace(to), unsaved) === from ? null : to
}
