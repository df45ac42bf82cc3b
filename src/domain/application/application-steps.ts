import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { firstIncomplete, next, previous, reachable, type Step } from '#domain/flow/step-order.ts'

import type { Application, MemberRole, QuoteFacts } from './application.ts'
import type { ApplicationIssue } from './application-issue.ts'
import { withNamedDigits } from './named-digits.ts'
import { consentIssues, contactIssues, homeIssues, mailingIssues } from './validate-application.ts'
import { financialIssues } from './validate-income.ts'
import { memberIssues, sharedNumberIssues } from './validate-member.ts'

/** The seven steps of the application, in order (F-1). */
export const applicationStepIds = [
  'contact',
  'address',
  'primary',
  'spouse',
  'financial',
  'dependents',
  'consent',
] as const

/** One step of the application. */
export type ApplicationStep = (typeof applicationStepIds)[number]

/** An application with everything its rules check. */
export interface ApplicationCheck {
  readonly application: Application
  readonly facts: QuoteFacts
  readonly today: CalendarDay
}

function issuesOfStep(
  { application, facts, today }: ApplicationCheck,
  step: ApplicationStep,
): readonly ApplicationIssue[] {
  const issuesOf = (role: 'primary' | 'spouse' | 'dependent') =>
    application.members.flatMap((member, index) =>
      member.role === role
        ? [...memberIssues(member, index, today, facts.planYear), ...sharedNumberIssues(application.members, index)]
        : [],
    )
  switch (step) {
    case 'contact':
      return contactIssues(application)
    case 'address':
      return [...homeIssues(application, facts), ...mailingIssues(application)]
    case 'primary':
      return issuesOf('primary')
    case 'spouse':
      return issuesOf('spouse')
    case 'financial':
      return financialIssues(application, facts)
    case 'dependents':
      return issuesOf('dependent')
    case 'consent':
      return consentIssues(application)
  }
}

/** Returns the problems of one step of an application, in the order of its fields (F-10 to F-50, F-102). */
export function stepIssues(check: ApplicationCheck, step: ApplicationStep): readonly ApplicationIssue[] {
  return withNamedDigits(issuesOfStep(check, step), check.application)
}

/** The people of the steps that appear only when there are any. */
export const roleOfStep: Partial<Record<ApplicationStep, MemberRole>> = { spouse: 'spouse', dependents: 'dependent' }

/** The application as data: the steps of spouse and dependents appear only when there are any (F-1). */
export const applicationSteps: readonly Step<ApplicationStep, ApplicationCheck>[] = applicationStepIds.map((id) => {
  const role = roleOfStep[id]
  return {
    id,
    applies: ({ application }) => role === undefined || application.members.some((member) => member.role === role),
    complete: (check) => stepIssues(check, id).length === 0,
  }
})

/**
 * The applicant's place in the form. On the way forward, `contact` and the address are on one screen (F-9). A place
 * opened from the review changes the answers of one step and leads back to the review.
 */
export type ApplicationPlace =
  | { readonly step: Exclude<ApplicationStep, 'address' | 'consent'>; readonly leadsTo: 'nextStep' }
  | { readonly step: Exclude<ApplicationStep, 'consent'>; readonly leadsTo: 'review' }
  | { readonly step: 'consent' }

/** Returns the place where a step is asked on the way forward. */
export function startOf(step: ApplicationStep): ApplicationPlace {
  if (step === 'consent') return { step }
  return { step: step === 'address' ? 'contact' : step, leadsTo: 'nextStep' }
}

/** Returns the place of a step opened from the review, which leads back to it. */
export function changeOf(step: ApplicationStep): ApplicationPlace {
  return step === 'consent' ? { step } : { step, leadsTo: 'review' }
}

/** Whether the place changes one step's answers and leads back to the review. */
export function isChange(place: ApplicationPlace): boolean {
  return place.step !== 'consent' && place.leadsTo === 'review'
}

/** Returns the steps that a place's screen asks, in order (F-9). */
export function stepsAt(place: ApplicationPlace): readonly [ApplicationStep, ...ApplicationStep[]] {
  return place.step === 'contact' && place.leadsTo === 'nextStep' ? ['contact', 'address'] : [place.step]
}

/** Returns the problems of the screen at a place, in the order of its fields. */
export function issuesAt(check: ApplicationCheck, place: ApplicationPlace): readonly ApplicationIssue[] {
  return stepsAt(place).flatMap((step) => stepIssues(check, step))
}

/** Returns the place after this one once its answers are saved; the same place at the end. */
export function placeAfter(check: ApplicationCheck, place: ApplicationPlace): ApplicationPlace {
  if (isChange(place)) return startOf(reachable(applicationSteps, check, 'consent'))
  const following = next(applicationSteps, check, stepsAt(place).at(-1) ?? place.step)
  return following === null ? place : startOf(following)
}

/** Returns the place before this one, or null at the start of the form. */
export function placeBefore(check: ApplicationCheck, place: ApplicationPlace): ApplicationPlace | null {
  const before = previous(applicationSteps, check, place.step)
  return before === null ? null : startOf(before)
}

/** Returns the first step before the signature that lacks an answer; null when everything is ready to be signed. */
export function firstOpenStep(check: ApplicationCheck): Exclude<ApplicationStep, 'consent'> | null {
  const open = firstIncomplete(applicationSteps, check)
  return open === 'consent' ? null : open
}
