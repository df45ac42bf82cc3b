import { type Application, type ApplicationMember, isKept } from './application.ts'

const lacksStatus = (member: ApplicationMember) => member.legalStatus === '' && !isKept(member, 'legalStatus')

/** Whether the tick filled in this person's status, and nothing has changed it since. */
const isFilledIn = ({ legalStatus, isCitizenByTick }: ApplicationMember) =>
  isCitizenByTick === true && legalStatus === 'citizen'

/** The people other than this one who apply, with their index among the members. */
function others(members: Application['members'], index: number) {
  return members
    .map((member, at) => ({ member, at }))
    .filter(({ member, at }) => at !== index && member.isApplyingForCoverage)
}

/**
 * Whether the tick is asked of the person at an index: once, of the primary person or, if that person does not apply, of
 * the spouse (F-31).
 */
export function isAskedOfOthers(members: Application['members'], index: number): boolean {
  return index === members.findIndex((member) => member.role !== 'dependent' && member.isApplyingForCoverage)
}

/**
 * Whether everyone else who applies is ticked as a citizen too; null where the question is not asked. It is asked of a
 * citizen while another status is missing, and not once somebody else has another status (F-31).
 */
export function areOthersCitizens(members: Application['members'], index: number): boolean | null {
  if (!isAskedOfOthers(members, index) || members[index]?.legalStatus !== 'citizen') return null
  if (others(members, index).some(({ member }) => member.legalStatus !== '' && member.legalStatus !== 'citizen'))
    return null
  const isTicked = others(members, index).some(({ member }) => isFilledIn(member))
  return isTicked || others(members, index).some(({ member }) => lacksStatus(member)) ? isTicked : null
}

/**
 * Returns the changes of a tick by the person at an index: it fills in the missing statuses, and without it those are
 * empty again. A status that a person was given otherwise stays.
 */
export function othersAfterTick(
  members: Application['members'],
  index: number,
  isTicked: boolean,
): readonly { readonly at: number; readonly change: Partial<ApplicationMember> }[] {
  const concerned = others(members, index).filter(({ member }) => (isTicked ? lacksStatus(member) : isFilledIn(member)))
  return concerned.map(({ at }) => ({
    at,
    change: { legalStatus: isTicked ? 'citizen' : '', isCitizenByTick: isTicked },
  }))
}
