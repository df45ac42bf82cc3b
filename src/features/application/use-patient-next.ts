import { useEffect, useEffectEvent, useState } from 'react'

import type { ApplicationPlace } from '#domain/application/application-steps.ts'

/** The Next button, and the answers that it waits for. */
export interface PatientNext {
  /** Next was pressed and waits for an answer that is loading. */
  readonly isWaiting: boolean
  readonly next: () => void
  /** An answer was chosen and is loading; the promise settles when it is in the form or has failed. */
  readonly waitFor: (answer: Promise<void>) => void
}

/** Makes Next wait for the answers chosen before it was pressed, as long as the form stays at the same place. */
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
