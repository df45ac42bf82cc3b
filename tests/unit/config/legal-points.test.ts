import { expect, it } from 'vitest'

import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { languages } from '#i18n/language.ts'

const texts = { terms, privacy }

/** The points that C-50 and C-51 require, by what each language says. */
const points: readonly [text: keyof typeof texts, en: RegExp, es: RegExp][] = [
  ['terms', /at least 30 days before/, /al menos 30 días antes/],
  [
    'terms',
    /law[s]? of (the State of )?\{\{stateOfLaw\}\}|\{\{stateOfLaw\}\} law/,
    /ley(es)? (del estado )?de \{\{stateOfLaw\}\}/,
  ],
  ['terms', /text STOP/, /responda STOP/],
  ['privacy', /HIPAA is the federal law/, /HIPAA es la ley federal/],
  ['privacy', /Marketplace/, /Mercado/],
  [
    'privacy',
    /show you the information we have about you, and give you a copy/,
    /le mostremos la información .* copia/,
  ],
  ['privacy', /correct what is wrong/, /corrijamos lo que esté mal/],
  ['privacy', /delete what the law/, /borremos lo que la ley/],
  ['privacy', /answer within 30 days/, /responderemos en un plazo de 30 días/],
  ['privacy', /do not sell your information/, /[Nn]o vendemos su información/],
  ['privacy', /children under 13/, /menores de 13 años/],
  ['privacy', /people under 18/, /menores de 18 años/],
  ['privacy', /Contact us, your provider/, /proveedor/],
]

// Proves C-50 and C-51.
it.each(points)('the %s say %s, and in Spanish %s', (name, en, es) => {
  const written = JSON.stringify(texts[name].sections)
  const said = { en, es }
  for (const language of languages) expect(written).toMatch(said[language])
})
