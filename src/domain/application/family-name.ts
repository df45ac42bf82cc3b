import { type Application, withMember } from './application.ts'
import { type ApplicationPlace, roleOfStep, stepsAt } from './application-steps.ts'

/**
 * Returns the primary person's last name where another person's field starts with it, because nothing
 * was typed or saved there; undefined elsewhere (F-29).
 */
export function startingLastName(members: Application['members'], index: number): string | undefined {
  const member = members[index]
  const name = members[0].lastName.trim()
  if (index === 0 || member === undefined || name === '') return undefined
  return member.lastName === '' && member.isLastNameTyped !== true ? name : undefined
}

/**
 * Returns the application with the starting values on the screen of a place as answers. Next makes them answers, because
 * the applicant has seen them; until then nothing is saved (F-62).
 */
export function withStartingLastNames(application: Application, place: ApplicationPlace): Application {
  const roles = stepsAt(place).map((step) => roleOfStep[step])
  return application.members.reduce((answered, { role }, index) => {
    const lastName = startingLastName(application.members, index)
    return lastName === undefined || !roles.includes(role) ? answered : withMember(answered, index, { lastName })
  }, application)
}
