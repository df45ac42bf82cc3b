import { useSyncExternalStore } from 'react'

import { type CareList, emptyCareList } from '#domain/care/care-list.ts'
import { fetchPart } from '#lib/fetch-part.ts'

import type { CareListState, CareListStore } from './care-list-store.ts'

/** Loads the code that seals. It is loaded after the screen that shows the list, to keep that screen small. */
const part = () => fetchPart(() => import('./care-list-store.ts'))

/** Fetches the code that seals ahead of the screen that shows the list. */
export function warmCareList(): void {
  part().catch(() => undefined)
}

const unread: CareListState = { list: emptyCareList, isReady: false, status: 'kept' }
let store: CareListStore | null = null

function subscribe(listener: () => void): () => void {
  let isOver = false
  let leave: () => void = () => undefined
  part()
    .then(({ careListStore }) => {
      store = careListStore
      if (isOver) return
      leave = careListStore.subscribe(listener)
      listener()
    })
    // Without the code there is no list; the next screen that shows it tries again.
    .catch(() => undefined)
  return () => {
    isOver = true
    leave()
  }
}

const stateNow = (): CareListState => store?.state() ?? unread
const stateBefore = (): CareListState => unread

function changeCareList(changed: (list: CareList) => CareList): void {
  store?.change(changed)
}

/** Erases the list here and on the device, for a visitor who starts over. Never rejects. */
export async function forgetCareList(): Promise<void> {
  await part()
    .then(({ careListStore }) => {
      careListStore.forget()
    })
    .catch(() => undefined)
}

/** The visitor's doctors and medicines, and how they are changed. */
export interface KeptCareList extends CareListState {
  /** Ignored until `isReady`. The function gets the current list and returns the next one. */
  readonly change: (changed: (list: CareList) => CareList) => void
}

/** Returns the doctors and medicines of this device, which all screens share (P-76). */
export function useCareList(): KeptCareList {
  const state = useSyncExternalStore(subscribe, stateNow, stateBefore)
  return { ...state, change: changeCareList }
}
