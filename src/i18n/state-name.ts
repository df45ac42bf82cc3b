import type { Language } from './language.ts'

/** States whose name differs in a language: in Spanish as the federal Spanish sites write them. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: {
    DC: 'Distrito de Columbia',
    HI: 'Hawái',
    LA: 'Luisiana',
    MS: 'Misisipi',
    MO: 'Misuri',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    OR: 'Oregón',
    PA: 'Pensilvania',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    WV: 'Virginia Occidental',
  },
}

/** Returns a state's name in a language, from its postal abbreviation and its English name. */
export function stateNameIn(language: Language, abbr: string, englishName: string): string {
  return ownNames[language]?.[abbr] ?? englishName
}
