import type { VerifiedUser } from './verified-user.ts'

/** How far a person has come on the way to coverage. */
export type ApplicationStatus = 'notStarted' | 'inProgress' | 'underReview' | 'enrolled'

/** What a person looks for at the members' portal, by the path of the menu that names it (A-75). */
export const handOverPaths = {
  '/portal/plan-management': 'planManagement',
  '/portal/search-medications': 'searchMedications',
  '/portal/search-providers': 'searchProviders',
  '/portal/documents': 'documents',
  '/portal/documents/id-card': 'idCard',
  '/portal/documents/1095a': 'form1095a',
  '/portal/documents/upload': 'upload',
} as const

/** A place of the members' portal. */
export type PortalPlace = (typeof handOverPaths)[keyof typeof handOverPaths]

/** The members' portal place of a path; undefined where the path is none. */
export function placeOf(path: string): PortalPlace | undefined {
  return Object.hasOwn(handOverPaths, path) ? handOverPaths[path as keyof typeof handOverPaths] : undefined
}

/** Whether anything of the application has been saved. */
function hasSaved({ address, communicationId, record }: VerifiedUser): boolean {
  return address.street !== null || communicationId !== null || record.dateOfBirth !== null || record.sexCode !== null
}

/** How far a person has come, from what the profile holds rather than from the service's own word for it. */
export function applicationStatus(user: VerifiedUser): ApplicationStatus {
  if (user.memberId !== null) return 'enrolled'
  if (user.submissionId !== null) return 'underReview'
  return hasSaved(user) ? 'inProgress' : 'notStarted'
}
