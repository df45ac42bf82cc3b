/**
 * The page's first script: it runs before the first paint, while the site's own scripts are on their way. The page that was
 * built may not be the one this visitor left: another language, a flow half way through, somebody signed in. Then it stays
 * unseen until it is. What is typed and pressed too early is kept, and done as soon as it can be.
 */
import { fetchAnew } from '#api/early-fetches.ts'
import { languageOfAddress, toLanguage } from '#domain/content/languages.ts'
import { defaultLanguage } from '#i18n/language.ts'
import type { Early } from '#lib/early-record.ts'
import { mayReloadFor } from '#state/reload-once.ts'
import { readStored } from '#state/storage.ts'

import { askZip, typeZip } from './early-zip.ts'

const html = document.documentElement
/** The address without slashes at its end. */
const path = /^.*[^/]/.exec(location.pathname)?.[0] ?? '/'

const hasQuote = () => /^#q(=|%3d)/i.test(location.hash)

/** Shows the built page, hides it until the site draws another, or leads to that of the visitor's language. */
function choosePage(): void {
  const address = html.dataset['address']
  const isBuiltHere = address === path
  const alternate = (of: string | null) => document.querySelector<HTMLLinkElement>(`link[hreflang="${of ?? ''}"]`)
  const isTwin = path !== '/' && isBuiltHere && alternate('x-default') !== null
  const chosen = readStored('local', 'language')
  // The address says it (the default language only to whoever chose it), else what was chosen in this tab, else what was
  // chosen on an earlier visit; src/app/main.tsx has the same.
  const language =
    languageOfAddress(path) ??
    (isTwin && chosen === defaultLanguage ? defaultLanguage : (readStored('session', 'language') ?? chosen))
  // A shared device has the token in the tab (src/state/shared-device.ts). A link that carries a quote opens it.
  const isUnderWay =
    Boolean(readStored('session', 'quoteSession')) ||
    Boolean(readStored('local', 'authToken')) ||
    Boolean(readStored('session', 'authToken')) ||
    hasQuote()
  const isOther = language !== null && language !== html.lang
  if ((address !== '*' && !isBuiltHere) || isOther || isUnderWay) {
    html.classList.add('arriving')
    // Its title may be in another language, or another page's.
    document.title = document.title.split(' | ').pop() ?? ''
  }
  // Who reads another language gets the page that was built in it, where there is one.
  const other = isOther && !isUnderWay && isBuiltHere && toLanguage(language) ? alternate(language) : null
  if (other) location.replace(new URL(other.href).pathname + location.search + location.hash)
  // Whose browser prefers Spanish to English, and who never chose, is offered it (C-78). The line is in the document, so
  // nothing moves when it appears.
  const reads = navigator.languages.find((tag) => /^e[ns](-|$)/i.test(tag)) ?? ''
  if (html.lang === defaultLanguage && !language && /^es/i.test(reads) && !readStored('local', 'spanishOffer'))
    html.classList.add('offers-spanish')
}

/**
 * Takes a token out of the address before anything else is asked for, and out of this tab's history (login only). The
 * browser's own list of visited pages may have noted it: the service makes such a token good once and for a short time.
 */
function takeToken(): string | null {
  const token = path === '/login' ? /[?&]token=([^&]*)/.exec(location.search) : null
  if (!token) return null
  const rest = location.search.replace(/([?&])token=[^&]*&?/, '$1').replace(/[?&]$/, '')
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  try {
    return decodeURIComponent(token[1] ?? '')
  } catch {
    return ''
  }
}

const listening = new AbortController()

const early: Early = {
  press: null,
  token: null,
  call: null,
  zipTyped: '',
  end: () => {
    listening.abort()
    return early.press
  },
  fetchAnew,
}

function keepInput(event: Event): void {
  typeZip(early, event)
}

function keepClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null || button.type === 'submit' || button.getAttribute('aria-disabled') === 'true') return
  early.press = { element: button, isForm: false }
  if (button.name === 'verify') askZip(early, button.form)
}

function keepSubmit(event: Event): void {
  event.preventDefault()
  if (!(event.target instanceof HTMLFormElement)) return
  early.press = { element: event.target, isForm: true }
  askZip(early, event.target)
}

choosePage()
early.token = takeToken()
for (const [type, keep] of [
  ['input', keepInput],
  ['click', keepClick],
  ['submit', keepSubmit],
] as const)
  document.addEventListener(type, keep, { capture: true, signal: listening.signal })
Object.assign(globalThis, { early })

// A link that carries a quote, put into the address of an open page, opens like any other.
addEventListener('hashchange', () => {
  if (hasQuote()) location.reload()
})

addEventListener(
  'error',
  ({ target }) => {
    const source = target instanceof HTMLScriptElement ? target.src : ''
    if (!source) return
    html.classList.remove('arriving')
    document.getElementById('start-failure')?.removeAttribute('hidden')
    void fetchAnew(source).then((isThere) => {
      if (isThere && mayReloadFor(source)) location.reload()
    })
  },
  true,
)
