import { useEffect, useEffectEvent, useState } from 'react'

import type { ApplicationPlace } from '#domain/application/application-steps.ts'

/** Next, and the answers that it waits for. */
export interface PatientNext {
  /** Next was pressed and waits for an answer that is on its way. */
  readonly isWaiting: boolean
  readonly next: () => void
  /** An answer was chosen and is on its way; the promise settles once it is in the form, or will not come. */
  readonly waitFor: (answer: Promise<void>) => void
}

/** Lets Next wait for what was chosen before it was pressed, for as long as the same place of the form is shown. */
export function usePatientNext(place: ApplicationPlace, next: () => void): PatientNext {
  const [underWay, setUnderWay] = useState(0)
  const [pressedAt, setPressedAt] = useState<ApplicationPlace | null>(null)
  const arrive = useEffectEvent(() => {
    if (pressedAt === place) next()
  })
  useEffect(() => {
    if (underWay === 0) arrive()
  }, [underWay])
  return {
    isWaiting: underWay > 0 && pressedAt === place,
    next: () => {
      if (underWay > 0) setPressedAt(place)
      else next()
    },
    waitFor: (answer) => {
      setPressedAt(null)
      setUnderWay((count) => count + 1)
      void answer.finally(() => {
        setUnderWay((count) => count - 1)
      })
    },
  }
}
