import { type Application, withMember } from './application.ts'
import { type ApplicationPlace, roleOfStep, stepsAt } from './application-steps.ts'

/**
 * Returns the primary person's last name as the starting value of another person's field, if nothing was typed or saved
 * there; otherwise undefined (F-29).
 */
export function startingLastName(members: Application['members'], index: number): string | undefined {
  const member = members[index]
  const name = members[0].lastName.trim()
  if (index === 0 || member === undefined || name === '') return undefined
  return member.lastName === '' && member.isLastNameTyped !== true ? name : undefined
}

/**
 * Returns the application with the starting values on a place's screen as answers. Next makes them answers, because the
 * applicant has seen them; before that they are not saved (F-62).
 */
export function withStartingLastNames(application: Application, place: ApplicationPlace): Application {
  const roles = stepsAt(place).map((step) => roleOfStep[step])
  return application.members.reduce((answered, { role }, index) => {
    const lastName = startingLastName(application.members, index)
    return lastName === undefined || !roles.includes(role) ? answered : withMember(answered, index, { lastName })
  }, application)
}
