import type { ApplicationMember } from './application.ts'
import type { LegalStatus } from './answer-choices.ts'
import type { KeptField, NamesWhere } from './answer-groups.ts'
import { personAnswerNames, personAnswers } from './person-answers.ts'

/** An answer about the document of a legal status. */
export type PaperAnswer = NamesWhere<{ readonly review: 'papers' }>
const paperAnswers = personAnswerNames.filter((name): name is PaperAnswer => personAnswers[name].review === 'papers')

type Status = LegalStatus | ''

/**
 * Returns the answers that a change of status clears: those that the documents of the two statuses do not share (F-25).
 */
function endedAnswers(before: Status, after: Status): readonly PaperAnswer[] {
  if (before === after) return []
  return paperAnswers.filter((name) => {
    const row = personAnswers[name]
    const shared: readonly Status[] = 'sharedBy' in row ? row.sharedBy : []
    return !shared.includes(before) || !shared.includes(after)
  })
}

/**
 * Returns the kept answers that a change of status does not clear. The service has a kept answer, and the form can't
 * show it.
 */
export function keptUnder(kept: readonly KeptField[], before: Status, after: Status): readonly KeptField[] {
  const ended: readonly string[] = endedAnswers(before, after)
  return kept.filter((name) => !ended.includes(name))
}

/**
 * Returns the changes that a new legal status makes, and the filled-in answers among those that it clears. The document
 * of another status has other numbers, so none is sent for this one (F-25).
 */
export function statusChange(
  member: ApplicationMember,
  legalStatus: Status,
): { readonly change: Partial<ApplicationMember>; readonly cleared: readonly PaperAnswer[] } {
  const ended = endedAnswers(member.legalStatus, legalStatus)
  const cleared = ended.filter((name) => member[name].trim() !== '')
  return {
    change: {
      legalStatus,
      kept: keptUnder(member.kept, member.legalStatus, legalStatus),
      ...Object.fromEntries(ended.map((name) => [name, ''])),
      ...(ended.length > 0 && { hasNoEndDate: false }),
    },
    cleared,
  }
}
