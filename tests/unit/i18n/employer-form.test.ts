import { expect, it } from 'vitest'

import plans from '#i18n/locales/es/plans.json'
import portal from '#i18n/locales/es/portal.json'

/** The title of the federal form in Spanish, and its English name for an employer who has only that one. */
const names = ['«Cobertura Médica Basada en el Empleo»', 'Employer Coverage Tool']

// Proves A-86.
it('a Spanish reader reads the title that stands on the form of an employer’s offer', () => {
  for (const text of [plans.outcome.detail.jobOffer, portal.portalSent.documents.employerCoverage])
    for (const name of names) expect(text).toContain(name)
})
