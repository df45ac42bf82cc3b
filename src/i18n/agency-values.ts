import { agency } from '#content/agency.ts'
import { office } from '#content/office.ts'
import type { PlaceholderValues } from '#domain/content/placeholders.ts'
import { stateName } from '#domain/geo/states.ts'

import { formatOfficeTime } from './format.ts'
import type { Language } from './language.ts'
import { stateNameIn } from './state-name.ts'

/** Returns the values that a text of the content may use about the agency, such as `{{agencyName}}`. */
export function agencyValues(language: Language): PlaceholderValues {
  return {
    agencyName: agency.name,
    agencyPhone: agency.phone,
    agencyEmail: agency.email,
    agencyOpens: formatOfficeTime(office.hours.opens, language),
    agencyCloses: formatOfficeTime(office.hours.closes, language),
    agencyAnswerHours: office.hours.answerHours,
    stateOfLaw: stateNameIn(language, office.stateOfLaw, stateName(office.stateOfLaw)),
  }
}
