/** Where a text is stored: for this tab, or on this device. */
export type Store = 'session' | 'local'

/** What erases a stored value, apart from its lifetime. Its row names each. */
export type Erasure =
  /** A log-out, an idle end, or a session that came with a closed tab. While a write is unsent, an idle end erases nothing. */
  | 'logOut'
  /** The end of a session that the page shows, whatever ended it. */
  | 'sessionEnd'
  /** The device becomes a shared one. */
  | 'sharedDevice'
  /** A closed tab of a shared device is opened again. */
  | 'reopenedTab'
  /** The signed application has arrived. */
  | 'submit'
  /** Another user signs in. */
  | 'otherUser'
  /** The visitor starts over. */
  | 'startOver'
  /** The code that stored the value erases it, because it is used up or taken back. */
  | 'owner'

/** Days after which a sealed value is discarded. */
export const sealedDays = 30

interface Facts {
  /** Personal values of two storages are on this device, or on a shared one in the tab (`personalStore`). */
  readonly in: readonly [Store, ...Store[]]
  readonly rule: string
}

/** A value that says something about a person. A log-out or the end of the session erases it. */
interface PersonalFacts extends Facts {
  readonly isPersonal: true
  /** How long it is stored if nothing erases it: as long as the tab or the session, or a number of days. */
  readonly lifetime: 'tab' | 'session' | typeof sealedDays
  readonly erasedBy: readonly ['logOut' | 'sessionEnd', ...Erasure[]]
}

/** Encrypted in the vault, with a copy in IndexedDB unless the device is shared. */
interface SealedFacts extends PersonalFacts {
  readonly isSealed: true
  readonly in: readonly ['local', 'session']
  readonly lifetime: typeof sealedDays
  readonly erasedBy: readonly ['logOut', ...Erasure[]]
}

interface OpenFacts extends PersonalFacts {
  readonly isSealed: false
}

/** A value that says nothing about a person, so no log-out has to erase it. */
interface ImpersonalFacts extends Facts {
  readonly isPersonal: false
  readonly isSealed: false
  readonly lifetime: 'tab' | 'session' | 'browser'
  readonly erasedBy: readonly [Erasure, ...Erasure[]] | 'nobody'
}

/** One row of the table. */
export type StoredFacts = SealedFacts | OpenFacts | ImpersonalFacts

const sealed = { in: ['local', 'session'], isPersonal: true, isSealed: true, lifetime: sealedDays } as const
const ofTab = { in: ['session'], isSealed: false, lifetime: 'tab' } as const
const ofDevice = { in: ['local'], isPersonal: false, isSealed: false } as const

/**
 * Everything that the site stores on a device, by its key. A key with a colon at its end begins the names of several
 * values. The types of the reading and writing functions accept only these keys, and erasures follow the rows.
 */
export const storedKeys = {
  /** The language of this tab, and of the next visit. */
  language: {
    ...ofDevice,
    in: ['session', 'local'],
    lifetime: 'browser',
    erasedBy: 'nobody',
    rule: 'C-10',
  },
  /** The visitor has refused the offer of Spanish. */
  spanishOffer: { ...ofDevice, lifetime: 'browser', erasedBy: 'nobody', rule: 'C-78' },
  /** This tab shows the plans in both languages. */
  bothLanguages: { ...ofTab, isPersonal: false, erasedBy: ['owner', 'reopenedTab'], rule: 'C-77' },
  /** Several people use this device. It names none of them, and protects the next one too. */
  sharedDevice: { ...ofDevice, lifetime: 'browser', erasedBy: ['owner'], rule: 'Q-130' },
  /** When this tab was last left, on a shared device. */
  leftAt: { ...ofTab, isPersonal: false, erasedBy: ['owner', 'reopenedTab'], rule: 'Q-136' },
  /** When this tab last opened another document by a link or a script, on a shared device. */
  linkAt: { ...ofTab, isPersonal: false, erasedBy: ['owner', 'reopenedTab'], rule: 'Q-136' },
  /** The failures for which this tab has reloaded itself; src/app/early.ts writes it too. */
  reloadedFor: { ...ofTab, isPersonal: false, erasedBy: ['reopenedTab'], rule: 'none' },
  /** The day, and how many error reports this device has sent on it. */
  errorReports: { ...ofDevice, lifetime: 'browser', erasedBy: 'nobody', rule: 'none' },
  /** The quote of this tab, for a reload. */
  quoteSession: {
    ...ofTab,
    isPersonal: true,
    erasedBy: ['sessionEnd', 'reopenedTab', 'startOver'],
    rule: 'Q-7',
  },
  /** The search of the link that this tab has opened. It is not the visitor's own until an answer changes. */
  linkedQuote: {
    ...ofTab,
    isPersonal: true,
    erasedBy: ['sessionEnd', 'reopenedTab', 'startOver', 'owner'],
    rule: 'Q-126',
  },
  /** The id of the registration that waits for its code in this tab. Another tab may register another person. */
  registrationAttempt: {
    ...ofTab,
    isPersonal: true,
    erasedBy: ['sessionEnd', 'reopenedTab', 'startOver', 'owner'],
    rule: 'A-22',
  },
  /** The answers to the registrations that wait for their code, by their id: each gives access to an account. */
  'registrationAttempt:': {
    ...sealed,
    erasedBy: ['logOut', 'reopenedTab', 'otherUser', 'startOver', 'owner'],
    rule: 'A-22',
  },
  /** Up to three quotes whose plans were seen, for a later visit. */
  savedQuotes: {
    ...sealed,
    erasedBy: ['logOut', 'reopenedTab', 'otherUser', 'sharedDevice', 'submit', 'startOver', 'owner'],
    rule: 'Q-126',
  },
  /** Doctors and medicines. */
  careList: { ...sealed, erasedBy: ['logOut', 'reopenedTab', 'otherUser', 'startOver', 'owner'], rule: 'P-76' },
  /** The token of the session. On a shared device it stays in a reopened tab until the service is told of the end. */
  authToken: {
    in: ['local', 'session'],
    isPersonal: true,
    isSealed: false,
    lifetime: 'session',
    erasedBy: ['sessionEnd'],
    rule: 'A-40',
  },
  /** When the session began, from which its longest duration counts. */
  sessionBegan: { ...ofDevice, lifetime: 'session', erasedBy: ['logOut'], rule: 'A-45' },
  /** When somebody last did something in any tab. */
  lastActivity: { ...ofDevice, lifetime: 'session', erasedBy: ['logOut'], rule: 'A-45' },
  /** A save or the submit waits for a connection. All tabs and the next visit read it. */
  unsentWrite: { ...ofDevice, lifetime: 'session', erasedBy: ['logOut', 'submit', 'owner'], rule: 'A-55' },
  /** The user who is signed in, without identity numbers, with the price of the quote. */
  verifiedUser: { ...sealed, erasedBy: ['logOut', 'reopenedTab', 'otherUser'], rule: 'A-50' },
  /** The draft of an application, by its lead's id, without identity numbers. */
  'applicationDraft:': {
    ...sealed,
    erasedBy: ['logOut', 'reopenedTab', 'otherUser', 'submit', 'owner'],
    rule: 'A-50',
  },
  /** The receipt of a sent application. */
  submitReceipt: { ...sealed, erasedBy: ['logOut', 'reopenedTab', 'otherUser'], rule: 'A-51' },
  /** What a quote hands over to its user. */
  quoteHandover: { ...sealed, erasedBy: ['logOut', 'reopenedTab', 'otherUser'], rule: 'A-78' },
  /** The lead's id whose application this tab's quote is for. The id is no secret. */
  quoteForApplication: {
    ...ofTab,
    isPersonal: true,
    erasedBy: ['sessionEnd', 'reopenedTab', 'owner'],
    rule: 'F-82',
  },
  /** This tab goes to the sign-in screen for its own user after a submit. */
  returnsFromSubmit: { ...ofTab, isPersonal: false, erasedBy: ['owner', 'reopenedTab'], rule: 'F-65' },
} as const satisfies Readonly<Record<string, StoredFacts>>

/** A key of the table. */
export type StoredKey = keyof typeof storedKeys

type NameOf<Key extends StoredKey> = Key extends `${string}:` ? `${Key}${string}` : Key

/** The names of the values that all of the storages may have. */
export type NameIn<In extends Store> = {
  [Key in StoredKey]: [In] extends [(typeof storedKeys)[Key]['in'][number]] ? NameOf<Key> : never
}[StoredKey]

/** The names of sealed values. */
export type SealedName = {
  [Key in StoredKey]: (typeof storedKeys)[Key]['isSealed'] extends true ? NameOf<Key> : never
}[StoredKey]

/** Returns the row of a stored value; undefined for a name that this build does not know. */
function factsOf(name: string): StoredFacts | undefined {
  const rows: Readonly<Record<string, StoredFacts>> = storedKeys
  const key = name.slice(0, name.indexOf(':') + 1) || name
  return Object.hasOwn(rows, key) ? rows[key] : undefined
}

/** Whether a value is sealed. */
export function isSealedName(name: string): name is SealedName {
  return factsOf(name)?.isSealed === true
}

/** Whether an event erases a value. */
export function isErasedBy(name: string, erasure: Erasure): boolean {
  const erasedBy = factsOf(name)?.erasedBy ?? 'nobody'
  return erasedBy !== 'nobody' && erasedBy.includes(erasure)
}
