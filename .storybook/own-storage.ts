/** Text storage of one frame, which ends with it. The keys are its own properties, as in a browser's storage. */
class FrameStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
  clear() {
    Object.keys(this).forEach((key) => {
      this.removeItem(key)
    })
  }
}

const prefixed = (name: string) => `own-${name}`

/**
 * Gives this frame its own storage, databases and channels. Two frames side by side would otherwise store drafts and
 * sessions under the same names. A `credentialless` frame would separate them too, but Chromium then refuses it the
 * service worker of the mocks.
 */
export function keepOwnStorage(): void {
  const { indexedDB: shared, BroadcastChannel: SharedChannel } = globalThis
  const databases = {
    open: (name: string, version?: number) => shared.open(prefixed(name), version),
    deleteDatabase: (name: string) => shared.deleteDatabase(prefixed(name)),
  }
  class OwnChannel extends SharedChannel {
    constructor(name: string) {
      super(prefixed(name))
    }
  }
  const own = {
    localStorage: new FrameStorage(),
    sessionStorage: new FrameStorage(),
    indexedDB: databases,
    BroadcastChannel: OwnChannel,
  }
  for (const [name, value] of Object.entries(own)) Object.defineProperty(globalThis, name, { value })
}
