import type { Language } from './language.ts'
import { stateNameIn } from './state-name.ts'

/** Territories and military post offices whose name differs in a language (F-14). */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: {
    AS: 'Samoa Americana',
    MP: 'Islas Marianas del Norte',
    VI: 'Islas Vírgenes de los EE. UU.',
    AA: 'Fuerzas Armadas en América (AA)',
    AE: 'Fuerzas Armadas en Europa (AE)',
    AP: 'Fuerzas Armadas en el Pacífico (AP)',
  },
}

/** Returns the name of a place that mail goes to in a language, from its abbreviation and its English name. */
export function postalPlaceNameIn(language: Language, abbr: string, englishName: string): string {
  return ownNames[language]?.[abbr] ?? stateNameIn(language, abbr, englishName)
}
