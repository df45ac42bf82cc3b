import { useEffect } from 'react'

import type { ApplicationPlace } from '#domain/application/application-steps.ts'
import { comesBefore, nameOfPlace } from '#domain/application/place-name.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'

function toTop() {
  scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Gives each place of the form an entry in the browser's history, and shows a new place from its top. `onArrive` gets the
 * name of the place that Back or Forward leads to.
 */
export function useFormHistory(place: ApplicationPlace, moves: number, onArrive: (name: string) => void): void {
  useEffect(() => {
    if (moves > 0) toTop()
  }, [moves])
  usePlaceHistory({
    place: nameOfPlace(place),
    comesBefore: (other) => comesBefore(place, other),
    onArrive,
    // The browser has restored the step's scroll position.
    onSettled: toTop,
  })
}
