import { type PersonAnswerName, personAnswerNames, personAnswers } from './person-answers.ts'

/** The names of the answers whose row has a part. */
export type NamesWhere<Part> = {
  [Name in PersonAnswerName]: (typeof personAnswers)[Name] extends Part ? Name : never
}[PersonAnswerName]

/** A part of a person's name. */
export type NamePart = NamesWhere<{ readonly review: 'name' }>
/** Those parts, in the order of the name. */
export const nameParts = personAnswerNames.filter((name): name is NamePart => personAnswers[name].review === 'name')

/** An answer whose value at the service may be one that the form can't show. */
export type KeptField = NamesWhere<{ readonly isKept: true }>
/** Those answers. */
export const keptFields = personAnswerNames.filter((name): name is KeptField => personAnswers[name].isKept)

/** A number that identifies a person and would allow impersonation. */
export type IdentityNumber = NamesWhere<{ readonly draft: { readonly kind: 'identityNumber' } }>
/** Those numbers. */
export const identityNumbers = personAnswerNames.filter(
  (name): name is IdentityNumber => personAnswers[name].draft.kind === 'identityNumber',
)

/** The name of answers that are merged as a whole: that of their first one. */
export type MergedAnswer = Exclude<(typeof personAnswers)[PersonAnswerName]['mergedWith'], null>
/** Those names, in the order of the form. */
export const mergedAnswers = personAnswerNames.filter(
  (name): name is MergedAnswer => personAnswers[name].mergedWith === name,
)
