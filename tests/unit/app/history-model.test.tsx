// Runs apart: the history of a shared page can't be emptied.
import { expect, it, vi } from 'vitest'

import { eventForPlace, placeOfSession } from '#app/flow-history.ts'
import { nameOfPlace, placeArrivedAt } from '#domain/application/place-name.ts'
import {
  type ApplicationPlace,
  changeOf,
  placeAfter,
  placeBefore,
  startOf,
} from '#domain/application/application-steps.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { readEntry } from '#lib/history-entry.ts'
import { enterDialog, placeChanged, placePage, writePage } from '#lib/page-history.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { isFull, printFigure, seed } from '#tests/promises/sample.ts'
import { random } from '#tests/run/order.mjs'
import { checkOf, filledApplication } from '#tests/unit/domain/application/filled-application.ts'
import { historyAtRest } from '#tests/unit/lib/history-at-rest.ts'

/**
 * Random walks with Back and Forward through the flow, the application, pages beside them and dialogs. After each act
 * the screen shows the current entry of the browser's history, and every Back has an effect.
 */

vi.setConfig({ testTimeout: 300_000 })

const walks = isFull ? 60 : 6
const actsAWalk = 25
const walkApart = 104_729

const answered = atResults()
const check = checkOf(filledApplication())
const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }

/** The visible state, as the site's own domain changes it. */
class Site {
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
  open() {
    const leave = enterDialog(
      () => {
        this.dialogs = this.dialogs.filter((other) => other !== close)
        leave()
      },
      () => {
        if (!this.#hasEnded) this.open()
      },
    )
    const close = () => {
      this.dialogs = this.dialogs.filter((other) => other !== close)
      leave()
    }
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

const entry = () => readEntry(history.state)

async function settled(site: Site, way: string): Promise<void> {
  await historyAtRest()
  expect(`${location.pathname} ${entry()?.place ?? ''} ${entry()?.dialogs.length ?? 0}`, way).toBe(site.sight())
}

type Act = readonly [name: string, act: () => void]

function actsOf(site: Site): readonly Act[] {
  const { session, form, path } = site
  if (site.dialogs.length > 0)
    return [
      [
        'close',
        () => {
          site.close()
        },
      ],
      [
        'leave by a link',
        () => {
          site.close()
          site.goTo('/about-us')
        },
      ],
      [
        'go on',
        () => {
          site.close()
          if (path === '/') site.tell({ type: 'stepCommitted' })
        },
      ],
    ]
  const acts: Act[] = [
    [
      'open',
      () => {
        site.open()
      },
    ],
    [
      path === '/about-us' ? 'to the quote' : 'about us',
      () => {
        site.goTo(path === '/about-us' ? '/' : '/about-us')
      },
    ],
    [
      'application',
      () => {
        site.goTo('/lead')
      },
    ],
  ]
  const tell = (name: string, event: QuoteEvent): Act => [
    name,
    () => {
      site.tell(event)
    },
  ]
  if (path === '/lead') {
    const before = placeBefore(check, form)
    acts.push(
      [
        'next',
        () => {
          site.move(placeAfter(check, form))
        },
      ],
      [
        'next',
        () => {
          site.move(placeAfter(check, form))
        },
      ],
    )
    if (before)
      acts.push([
        'previous',
        () => {
          site.move(before)
        },
      ])
    if (form.step === 'consent')
      acts.push([
        'change',
        () => {
          site.move(changeOf('address'))
        },
      ])
  } else if (path === '/') {
    switch (session.phase) {
      case 'quote':
        acts.push(
          tell('next', { type: 'stepCommitted' }),
          tell('next', { type: 'stepCommitted' }),
          tell('previous', { type: 'steppedBack' }),
        )
        if (session.step === 'coverage')
          acts.push(tell('search', { type: 'searchRequested', criteria: answered.results.criteria }))
        if (session === initialSession) acts.push(tell('answer', { type: 'draftChanged', draft: answered.draft }))
        break
      case 'results':
        acts.push(tell('choose', { type: 'planSelected', chosen }), tell('start over', { type: 'startedOver' }))
        break
      case 'register':
        acts.push(
          tell('register', { type: 'registered', attempt: { token: 't' } }),
          tell('plans', { type: 'returnedToResults' }),
        )
        break
      case 'verify':
        acts.push(tell('registration', { type: 'returnedToRegistration' }))
    }
  }
  return acts
}

it('what is shown is what the entry says, wherever Back and Forward lead', async () => {
  let acts = 0
  let backs = 0
  for (let walk = 0; walk < walks; walk += 1) {
    const next = random(seed + walk * walkApart)
    // Half of the walks start at the first entry of the tab, with nothing below.
    const start = entry()?.at ?? 0
    if (walk % 2 > 0) writePage('/', false, null, () => undefined)
    else if (start > 0) history.go(-start)
    await historyAtRest()
    const site = new Site()
    await settled(site, 'start')
    const first = entry()?.at ?? 0
    const trail: string[] = []
    for (let turn = 0; turn < actsAWalk; turn += 1) {
      const way = next()
      const before = site.sight()
      const at = entry()?.at ?? 0
      if (way < 0.25 && at > first) {
        trail.push('Back')
        history.go(-1)
        await historyAtRest()
        expect(site.sight(), trail.join(', ')).not.toBe(before)
        backs += 1
      } else if (way < 0.4 && at < history.length - 1) {
        trail.push('Forward')
        history.go(1)
      } else {
        const possible = actsOf(site)
        const act = possible[Math.floor(next() * possible.length)]
        trail.push(act?.[0] ?? '')
        act?.[1]()
      }
      await settled(site, trail.join(', '))
      acts += 1
    }
    site.end()
    await historyAtRest()
  }
  printFigure(
    'History',
    `${walks} walks, ${acts} acts, ${backs} times Back: each entry is what is shown, no Back is dead`,
  )
})
