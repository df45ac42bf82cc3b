import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { firstIncomplete, next, previous, reachable, type Step } from '#domain/flow/step-order.ts'

import type { Application, MemberRole, QuoteFacts } from './application.ts'
import type { ApplicationIssue } from './application-issue.ts'
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

/** An application with what its rules look at. */
export interface ApplicationCheck {
  readonly application: Application
  readonly facts: QuoteFacts
  readonly today: CalendarDay
}

/** What is wrong with one step of an application, in the order of its fields (F-10 to F-50). */
export function stepIssues(
  { application, facts, today }: ApplicationCheck,
  step: ApplicationStep,
): readonly ApplicationIssue[] {
  const issuesOf = (role: 'primary' | 'spouse' | 'dependent') =>
    application.members.flatMap((member, index) =>
      member.role === role
        ? [...memberIssues(member, index, today), ...sharedNumberIssues(application.members, index)]
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

const roleOfStep: Partial<Record<ApplicationStep, MemberRole>> = { spouse: 'spouse', dependents: 'dependent' }

/** The application as data: the spouse and the dependents are asked where there are any (F-1). */
export const applicationSteps: readonly Step<ApplicationStep, ApplicationCheck>[] = applicationStepIds.map((id) => {
  const role = roleOfStep[id]
  return {
    id,
    applies: ({ application }) => role === undefined || application.members.some((member) => member.role === role),
    complete: (check) => stepIssues(check, id).length === 0,
  }
})

/** The two screens of the consent step: the answers to check, then the signature. */
export type ConsentStage = 'review' | 'sign'

/**
 * Where a person is in the form. The consent step has two screens, the answers to check and then the signature; both are
 * the same numbered step, so that "Step n of total" stays what F-1 counts.
 */
export type ApplicationPlace =
  | {
      readonly step: Exclude<ApplicationStep, 'consent'>
      /** Where "next" leads: on, or back to the answers from which the person came to change one. */
      readonly leadsTo: 'nextStep' | 'review'
    }
  | { readonly step: 'consent'; readonly screen: ConsentStage }

/** The place at which a step begins. */
export function startOf(step: ApplicationStep): ApplicationPlace {
  return step === 'consent' ? { step, screen: 'review' } : { step, leadsTo: 'nextStep' }
}

/** The place of a step that is opened from the answers to check, and leads back to them. */
export function changeOf(step: ApplicationStep): ApplicationPlace {
  return step === 'consent' ? startOf(step) : { step, leadsTo: 'review' }
}

/** The place after this one once its answers are saved; the same place where there is none. */
export function placeAfter(check: ApplicationCheck, place: ApplicationPlace): ApplicationPlace {
  if (place.step === 'consent') return { step: 'consent', screen: 'sign' }
  if (place.leadsTo === 'review') return startOf(reachable(applicationSteps, check, 'consent'))
  const following = next(applicationSteps, check, place.step)
  return following === null ? place : startOf(following)
}

/** The place before this one, or null at the start of the form. */
export function placeBefore(check: ApplicationCheck, place: ApplicationPlace): ApplicationPlace | null {
  if (place.step === 'consent' && place.screen === 'sign') return startOf('consent')
  const before = previous(applicationSteps, check, place.step)
  return before === null ? null : startOf(before)
}

/** The first step that still lacks an answer, before the signature itself; null when all is there to be signed. */
export function firstOpenStep(check: ApplicationCheck): Exclude<ApplicationStep, 'consent'> | null {
  const open = firstIncomplete(applicationSteps, check)
  return open === 'consent' ? null : open
}
