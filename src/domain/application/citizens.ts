import { type Application, type ApplicationMember, isKept } from './application.ts'
import { statusChange } from './status-change.ts'

const lacksStatus = (member: ApplicationMember) => member.legalStatus === '' && !isKept(member, 'legalStatus')

/** Whether the checkbox filled in this person's status, and nothing has changed it since. */
const isFilledIn = ({ legalStatus, isCitizenByTick }: ApplicationMember) =>
  isCitizenByTick === true && legalStatus === 'citizen'

/** The people other than this one who apply, with their index among the members. */
function others(members: Application['members'], index: number) {
  return members
    .map((member, at) => ({ member, at }))
    .filter(({ member, at }) => at !== index && member.isApplyingForCoverage)
}

/**
 * Whether the person at an index gets the checkbox about the others. It is shown once, for the primary or, if the
 * primary does not apply, for the spouse (F-31).
 */
export function isAskedOfOthers(members: Application['members'], index: number): boolean {
  return index === members.findIndex((member) => member.role !== 'dependent' && member.isApplyingForCoverage)
}

/**
 * Whether the checkbox "the others are citizens too" is ticked; null when it is not shown. It is shown to a citizen
 * while another person's status is missing, unless somebody has another status (F-31).
 */
export function areOthersCitizens(members: Application['members'], index: number): boolean | null {
  if (!isAskedOfOthers(members, index) || members[index]?.legalStatus !== 'citizen') return null
  if (others(members, index).some(({ member }) => member.legalStatus !== '' && member.legalStatus !== 'citizen'))
    return null
  const isTicked = others(members, index).some(({ member }) => isFilledIn(member))
  return isTicked || others(members, index).some(({ member }) => lacksStatus(member)) ? isTicked : null
}

/**
 * Returns the changes after the person at an index toggles the checkbox. Ticking fills in the missing statuses, and
 * unticking empties those again. A status entered otherwise stays.
 */
export function othersAfterTick(
  members: Application['members'],
  index: number,
  isTicked: boolean,
): readonly { readonly at: number; readonly change: Partial<ApplicationMember> }[] {
  const concerned = others(members, index).filter(({ member }) => (isTicked ? lacksStatus(member) : isFilledIn(member)))
  return concerned.map(({ at, member }) => ({
    at,
    change: { ...statusChange(member, isTicked ? 'citizen' : '').change, isCitizenByTick: isTicked },
  }))
}
