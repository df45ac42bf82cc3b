import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { createQueryClient } from '#api/queries.ts'
import { type CareEntry, careEntryId } from '#domain/care/care-list.ts'
import { vault } from '#state/vault.ts'

/** Erases what this device keeps, so a test begins without a list. */
export async function withoutList(): Promise<void> {
  localStorage.clear()
  await vault.erase()
  vault.begin()
}

/** Returns a wrapper with a new cache for the calls. */
export function queryWrapper() {
  const client = createQueryClient()
  return function QueryWrapper({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>
  }
}

/** Returns an entry that the service suggested. */
export function codedEntry(kind: CareEntry['kind'], name: string, code: string): CareEntry {
  return { id: careEntryId({ kind, name, code }), kind, name, detail: '', code }
}
