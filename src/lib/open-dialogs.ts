interface OpenDialog {
  readonly id: string
  readonly close: () => void
}

/** Part of each name, so an entry of an earlier page load can't match a dialog of this one. */
const load = typeof performance === 'undefined' ? 0 : performance.timeOrigin

/** The open dialogs, the topmost last, and the callbacks that reopen those closed by Back. */
export class OpenDialogs {
  #open: readonly OpenDialog[] = []
  #named = 0
  readonly #reopen = new Map<string, () => void>()

  /** The names of the open dialogs in the browser's history. */
  get ids(): readonly string[] {
    return this.#open.map(({ id }) => id)
  }

  /** Adds an opened dialog and returns its name: the matching one of `expected`, or a new name. */
  add(close: () => void, reopen: (() => void) | undefined, expected: readonly string[]): string {
    const again = expected.find((id) => this.#reopen.has(id) && !this.ids.includes(id))
    const id = again ?? `${load}-${(this.#named += 1)}`
    if (reopen) this.#reopen.set(id, reopen)
    this.#open = [...this.#open, { id, close }]
    return id
  }

  /** Removes a closed dialog. */
  remove(id: string): void {
    this.#open = this.#open.filter((dialog) => dialog.id !== id)
  }

  /** Makes these the open dialogs: closes the others, the topmost first, and reopens those that can be reopened. */
  show(ids: readonly string[]): void {
    for (const { id, close } of this.#open.toReversed()) if (!ids.includes(id)) close()
    for (const id of ids) if (!this.ids.includes(id)) this.#reopen.get(id)?.()
  }

  /** Forgets the closed dialogs, because Forward no longer leads to them. */
  forgetClosed(): void {
    for (const id of this.#reopen.keys()) if (!this.ids.includes(id)) this.#reopen.delete(id)
  }
}
