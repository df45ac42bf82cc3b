import { type CareList, emptyCareList, readCareList } from '#domain/care/care-list.ts'

import { type SealedListChange, type SealedListState, type SealedListStore, createSealedList } from './sealed-list.ts'
import { type Vault, vault } from './vault.ts'

/** The doctors and medicines of this device. */
export type CareListState = SealedListState<CareList>

/** Returns the list after a change by the visitor. */
export type CareListChange = SealedListChange<CareList>

/** The list outside React, one for all screens of a tab. */
export type CareListStore = SealedListStore<CareList>

/** Keeps the doctors and medicines sealed (P-76). */
export function createCareListStore(from: Vault): CareListStore {
  return createSealedList(from, {
    name: 'careList',
    empty: emptyCareList,
    isEmpty: ({ entries }) => entries.length === 0,
    read: readCareList,
    stored: (list) => list,
  })
}

/** The list of this device. */
export const careListStore: CareListStore = createCareListStore(vault)
