import { expect, it } from 'vitest'

import { agency } from '#content/agency.ts'
import english from '#i18n/locales/en/application.json'
import spanish from '#i18n/locales/es/application.json'

// Proves F-23.
it.each(['ssn', 'alienNumber', 'cardNumber', 'i94Number'] as const)(
  'whoever has no %s reads the phone of the agency',
  (number) => {
    for (const { issues } of [english, spanish]) expect(issues[number].required).toContain(agency.phone)
  },
)

// Proves F-25.
it('whoever has a document that was extended reads the phone of the agency', () => {
  for (const { issues } of [english, spanish]) expect(issues.expirationDate.past).toContain(agency.phone)
})
