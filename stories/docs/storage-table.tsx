import { type Erasure, type Store, type StoredFacts, storedKeys } from '#state/stored-keys.ts'
import source from '#state/stored-keys.ts?raw'

import { Rows } from './rows.tsx'
import { storedMeanings } from './stored-meanings.ts'

const meanings = storedMeanings(source)
const rows: readonly (readonly [string, StoredFacts])[] = Object.entries(storedKeys)

const erasures: Readonly<Record<Erasure, string>> = {
  logOut: 'log-out, idle end, closed tab',
  sessionEnd: 'any end of the session',
  sharedDevice: 'a device that becomes shared',
  reopenedTab: 'closed tab that opens again',
  submit: 'submit',
  otherUser: 'sign-in of another person',
  startOver: 'start over',
  owner: 'its own part',
}

function place({ in: stores, isPersonal, isSealed }: StoredFacts): string {
  const names: Readonly<Record<Store, string>> = { local: 'local storage', session: 'session storage' }
  if (isSealed) return 'sealed: local storage and IndexedDB; on a shared device session storage'
  if (isPersonal && stores.length > 1) return 'local storage; on a shared device session storage'
  return stores.map((store) => names[store]).join(' and ')
}

const lifetimes = { tab: 'the tab', session: 'the session', browser: 'until the browser forgets it', 30: '30 days' }

/** Everything that a device stores, from the table that stores and erases it. */
export function StorageTable() {
  return (
    <Rows
      head={['Key', 'What it is', 'Where', 'Longest', 'Erased by', 'Rule']}
      rows={rows.map(([key, facts]) => [
        <code key={key}>{key}</code>,
        meanings.get(key),
        place(facts),
        lifetimes[facts.lifetime],
        facts.erasedBy === 'nobody' ? 'nobody' : facts.erasedBy.map((erasure) => erasures[erasure]).join('; '),
        facts.rule,
      ])}
    />
  )
}
