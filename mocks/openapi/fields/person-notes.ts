import { personWire, type ProfileName, savedAnswerNames } from '#api/person-wire.ts'
import { type NamePart, nameParts } from '#domain/application/answer-groups.ts'
import { askOf, personAnswers, type SavedAnswerName } from '#domain/application/person-answers.ts'

/** The note of an answer that can be removed. */
export const removed = 'Empty when the answer was removed.'

/** The meaning of an answer of a person in a save (F-61), and in a profile, null where it has none. */
interface Notes {
  readonly save: string
  readonly profile: string | null
}

/** The name in a save of a part of a person's name. */
type SavedPart = (typeof personAnswers)[NamePart]['saved']

/** Returns the notes of a part of a name: it means what it is called. */
function notesOf(part: NamePart): Notes {
  const called = personAnswers[part].saved.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const meaning = `${called.charAt(0).toUpperCase()}${called.slice(1)}.`
  const person = { role: 'primary', isApplyingForCoverage: true, legalStatus: '', quotedAge: null } as const
  const asked = askOf(part, { ...person, hasNoNumberYet: false, hasNoEndDate: false })
  return { save: asked === 'required' ? meaning : `${meaning} ${removed}`, profile: meaning }
}

const notes: Readonly<Record<SavedAnswerName, Notes>> = {
  ...(Object.fromEntries(nameParts.map((part) => [personAnswers[part].saved, notesOf(part)])) as Record<
    SavedPart,
    Notes
  >),
  dob: {
    save: `Date of birth, MM/DD/YYYY. ${removed}`,
    profile: 'Date of birth: MM/DD/YYYY, or YYYY-MM-DD with or without a time.',
  },
  quotedAge: {
    save: 'Age in whole years that the quote was made with.',
    profile: 'Age in whole years, from the quote.',
  },
  gender: {
    save: `“Femenino” or “Masculino”: Spanish words in both languages. ${removed}`,
    profile: 'Sex: 1 female, 2 male.',
  },
  maritalStatus: {
    save: `“Soltero/a” single or “Casado/a” married: Spanish words in both languages. ${removed}`,
    profile: 'Marital status: 1 single, 2 married.',
  },
  isApplyingForCoverage: {
    save: 'Whether the person applies for coverage.',
    profile: 'Whether the person applies for coverage: 1 yes, 0 no.',
  },
  ssn: {
    save: 'Social Security number, nine digits. Empty for a person who does not apply, when the answer was removed, and for a dependent under 19 who is a citizen and has none yet.',
    profile:
      'Social Security number: nine digits, grouped or not. A masked one is shown as unknown and sent back unchanged. Empty, not null, if a save sent it empty.',
  },
  legalStatus: {
    save: 'Legal status: 1 citizen, 2 resident, 3 work permit, 4 I-94. Null for a person who does not apply.',
    profile: 'Legal status: 1 citizen, 2 resident, 3 work permit, 4 I-94.',
  },
  alienNumber: {
    save: `Alien number of a resident or of a work permit, nine digits. ${removed}`,
    profile: 'Alien number, nine digits, of a resident or of a work permit.',
  },
  cardNumber: {
    save: 'Number of the card of a resident or of a work permit, at most 13 characters. For the status I-94 the 11 digits of the I-94 number.',
    profile:
      'Number of the card of a resident or of a work permit. For the status I-94 the 11 digits of the I-94 number.',
  },
  categoryCode: {
    save: 'Category of a work permit, at most three characters, such as “C09”.',
    profile: 'Category of a work permit, at most three characters, such as “C09”.',
  },
  expirationDate: {
    save: `Day on which the card or the I-94 expires, MM/DD/YYYY. ${removed}`,
    profile: 'Day on which the card or the I-94 expires: MM/DD/YYYY, or YYYY-MM-DD with or without a time.',
  },
  annualIncome: {
    save: 'The person’s own income, in dollars a year, with cents as decimals.',
    profile: null,
  },
  employmentStatus: {
    save: 'Sources of income: 1 employed, 2 self-employed, 3 unemployment, 5 none, 6 another one or several. 4 is not used.',
    profile: 'Sources of income: 1 employed, 2 self-employed, 3 unemployment, 5 none, 6 another one or several.',
  },
  occupation: {
    save: 'Occupation, as the person wrote it; empty when the sources of income ask for none.',
    profile: 'Occupation, as the person wrote it.',
  },
  relationID: {
    save: 'Dependents only, what the person is to the primary person: 1 son, 2 daughter, 3 father, 4 mother, 7 father-in-law, 8 mother-in-law. 3 and 4 are the reverse of the profile’s `relationID`: both maps are as the agency keeps them. Left out for another relative, whom the agent asks.',
    profile:
      'What a dependent is to the primary person: 1 son, 2 daughter, 3 mother, 4 father, 7 father-in-law, 8 mother-in-law. 3 and 4 are the reverse of a save’s `relationID`: both maps are as the agency keeps them.',
  },
}

/** The meaning of a person's answers in a save, by their names there. */
export const savedPersonNotes = Object.fromEntries(savedAnswerNames.map((name) => [name, notes[name].save]))

/** The meaning of a person's answers in a profile, by their names there. */
export const profilePersonNotes = Object.fromEntries(
  savedAnswerNames.flatMap((name) => {
    const { profile } = personWire[name]
    return profile === null ? [] : [[profile[0], notes[name].profile ?? '']]
  }),
) as Readonly<Record<ProfileName, string>>
