import { expect, it } from 'vitest'

import english from '#i18n/locales/en/plans.json'
import spanish from '#i18n/locales/es/plans.json'

// Proves Q-146: it stands beside a price also when five of the six are answered.
it('the sentence of an estimate counts no open questions', () => {
  for (const { outcome } of [english, spanish])
    for (const text of [outcome.estimated, outcome.estimatedPrice]) expect(text).not.toMatch(/six|seis/iu)
})
