import { consentEdition } from '#content/legal/consent.ts'
import { type Clock, fixedClock } from '#lib/clock.ts'

/** Noon in Florida on the day from which the consent's present edition is signed: nobody signs an edition before it. */
export const signingClock: Clock = fixedClock(`${consentEdition.effective}T17:00:00Z`)
