import { eventForPlace, placeOfSession } from '#app/flow-history.ts'
import { type ApplicationPlace, startOf } from '#domain/application/application-steps.ts'
import { nameOfPlace, placeArrivedAt } from '#domain/application/place-name.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { enterDialog, goToFirstEntry, placeChanged, placePage, writePage } from '#lib/page-history.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { checkOf, filledApplication } from '#tests/unit/domain/application/filled-application.ts'

/** The answers with which the visitor walks through the quote. */
export const answered = atResults()
/** The application with which the visitor walks through its steps. */
export const check = checkOf(filledApplication())

/** The visible state, as the site's own domain changes it. */
export class WalkedSite {
  path = location.pathname
  session: QuoteSession = { phase: 'quote', step: 'location', draft: answered.draft, results: null }
  form: ApplicationPlace = startOf('contact')
  dialogs: (() => void)[] = []
  #leave: () => void = () => undefined
  #hasEnded = false

  constructor() {
    this.#mount()
    addEventListener('popstate', this.#follow)
  }
  #follow = () => {
    if (location.pathname === this.path) return
    this.path = location.pathname
    this.#mount()
  }
  place(): string | null {
    if (this.path === '/') return placeOfSession(this.session)
    return this.path === '/lead' ? nameOfPlace(this.form) : null
  }
  #mount() {
    this.#leave()
    this.#leave = () => undefined
    if (this.place() === null) return
    this.#leave = placePage(() => ({
      place: this.place() ?? '',
      isFresh: this.path === '/' && this.session === initialSession,
      onArrive: (to) => {
        const event = eventForPlace(to)
        if (this.path === '/' && event) this.tell(event)
        if (this.path === '/lead') this.move(placeArrivedAt(check, this.form, to, []))
      },
    }))
  }
  tell(event: QuoteEvent) {
    this.session = reduceSession(this.session, event)
    placeChanged()
  }
  move(to: ApplicationPlace) {
    this.form = to
    placeChanged()
  }
  goTo(path: string) {
    writePage(path, false, null, () => {
      this.path = path
      this.#mount()
    })
  }
  /** Ends the quote with a registration. */
  register() {
    void goToFirstEntry().then(() => {
      writePage('/lead', false, null, () => {
        this.path = '/lead'
        this.session = initialSession
        this.#mount()
      })
    })
  }
  open() {
    let leave: () => void = () => undefined
    const close = () => {
      this.dialogs = this.dialogs.filter((other) => other !== close)
      leave()
    }
    leave = enterDialog(close, () => {
      if (!this.#hasEnded) this.open()
    })
    this.dialogs = [...this.dialogs, close]
  }
  close() {
    this.dialogs.at(-1)?.()
  }
  sight() {
    return `${this.path} ${this.place() ?? ''} ${this.dialogs.length}`
  }
  end() {
    this.#hasEnded = true
    for (const close of this.dialogs) close()
    this.#leave()
    removeEventListener('popstate', this.#follow)
  }
}
