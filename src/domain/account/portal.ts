import { genderCodes } from '#domain/application/codes.ts'

import { readCode, readDay } from './saved-answers.ts'
import type { VerifiedUser } from './verified-user.ts'

/** How far an applicant has come on the way to coverage. */
export type ApplicationStatus = 'notStarted' | 'inProgress' | 'underReview' | 'enrolled'

/** The topics of the members' portal, by the menu path that names them (A-75). */
export const handOverPaths = {
  '/portal/plan-management': 'planManagement',
  '/portal/search-medications': 'searchMedications',
  '/portal/search-providers': 'searchProviders',
  '/portal/documents': 'documents',
  '/portal/documents/id-card': 'idCard',
  '/portal/documents/1095a': 'form1095a',
  '/portal/documents/upload': 'upload',
} as const

/** A section of the members' portal. */
export type PortalPlace = (typeof handOverPaths)[keyof typeof handOverPaths]

/** Returns the members' portal section of a path; undefined for any other path. */
export function placeOf(path: string): PortalPlace | undefined {
  return Object.hasOwn(handOverPaths, path) ? handOverPaths[path as keyof typeof handOverPaths] : undefined
}

/** Whether any part of the application has been saved. */
function hasSaved({ address, communicationId, record }: VerifiedUser): boolean {
  const { dob, gender } = record.saved
  const hasDetails = readDay(dob) !== null || readCode(gender, genderCodes) !== null
  return address.street !== null || communicationId !== null || hasDetails
}

/**
 * Returns how far an applicant has come, from the contents of the profile instead of the service's own status.
 */
export function applicationStatus(user: VerifiedUser): ApplicationStatus {
  if (user.memberId !== null) return 'enrolled'
  if (user.submissionId !== null) return 'underReview'
  return hasSaved(user) ? 'inProgress' : 'notStarted'
}

/** The path of the status page with a notice that the application was sent earlier or from another device. */
export const statusOfEarlier = '/portal/status?sent=earlier'

/** Whether the address of the status page asks for that notice. */
export function isSentEarlier(search: string): boolean {
  return /(^|[?&])sent=earlier(&|$)/.test(search)
}
