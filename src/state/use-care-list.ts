import { useSyncExternalStore } from 'react'

import { type CareList, emptyCareList } from '#domain/care/care-list.ts'

import type { CareListChange, CareListState, CareListStore } from './care-list-store.ts'

const unread: CareListState = { list: emptyCareList, isReady: false, status: 'stored' }
let store: CareListStore | null = null
/** The callbacks that begin each subscription made while the code could not be loaded. */
const waiting = new Set<(from: CareListStore) => void>()

/** Loads the code that seals. It is loaded after the screen that shows the list, to keep that screen small. */
export async function loadCareList(): Promise<CareListStore> {
  const { careListStore } = await import('./care-list-store.ts')
  store = careListStore
  const begun = [...waiting]
  waiting.clear()
  for (const begin of begun) begin(careListStore)
  return careListStore
}

/** Fetches the code that seals ahead of the screen that shows the list. */
export function warmCareList(): void {
  loadCareList().catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  let isOver = false
  let leave: () => void = () => undefined
  const begin = (from: CareListStore) => {
    if (isOver) return
    leave = from.subscribe(listener)
    listener()
  }
  // Without the code there is no list, until another screen has loaded it.
  loadCareList().then(begin, () => {
    if (!isOver) waiting.add(begin)
  })
  return () => {
    isOver = true
    waiting.delete(begin)
    leave()
  }
}

const stateNow = (): CareListState => store?.state() ?? unread
const stateBefore = (): CareListState => unread

function changeCareList(changed: CareListChange): void {
  store?.change(changed)
}

/** Erases the list here and on the device, for a visitor who starts over. Never rejects. */
export async function eraseCareList(): Promise<void> {
  await loadCareList()
    .then((from) => {
      from.erase()
    })
    .catch(() => undefined)
}

/** The visitor's doctors and medicines, and how they are changed. */
export interface StoredCareList extends CareListState {
  /** Ignored until `isReady`. The function gets the current list and returns the next one. */
  readonly change: (changed: CareListChange) => void
}

/** Returns the doctors and medicines of this device, which all screens share (P-76). */
export function useCareList(): StoredCareList {
  const state = useSyncExternalStore(subscribe, stateNow, stateBefore)
  return { ...state, change: changeCareList }
}

const listNow = (): CareList => stateNow().list
const listBefore = (): CareList => unread.list

/** Returns only the doctors and medicines, so other changes of the state do not render the screen again. */
export function useCareEntries(): CareList {
  return useSyncExternalStore(subscribe, listNow, listBefore)
}
