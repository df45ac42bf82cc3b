/**
 * The page's first script. It runs before the first paint, while the site's own scripts load. The built page may differ
 * from the page that this visitor left: the language may be another one, the quote may be under way, or the visitor may
 * be signed in. The built page then stays hidden until the site has drawn the right page. The script keeps what the
 * visitor types and presses too early, and the site repeats it as soon as it can.
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

/** Shows the built page, hides it until the site draws another, or goes to the page in the visitor's language. */
function choosePage(): void {
  const address = html.dataset['address']
  const isBuiltHere = address === path
  const alternate = (of: string | null) => document.querySelector<HTMLLinkElement>(`link[hreflang="${of ?? ''}"]`)
  const isTwin = path !== '/' && isBuiltHere && alternate('x-default') !== null
  const chosen = readStored('local', 'language')
  // The language is that of the address. An address without a language prefix counts as the default language only if
  // the visitor has chosen that language. Otherwise the choice in this tab counts, then the choice of an earlier visit.
  // src/app/main.tsx has the same rule.
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
    // The title may be in another language, or of another page, so only the brand stays.
    document.title = document.title.split(' | ').pop() ?? ''
  }
  // A visitor with another language goes to the page that was built in it, if there is one.
  const other = isOther && !isUnderWay && isBuiltHere && toLanguage(language) ? alternate(language) : null
  if (other) location.replace(new URL(other.href).pathname + location.search + location.hash)
  // A visitor whose browser prefers Spanish to English, and who has not chosen a language, gets the offer of Spanish
  // (C-78). The line is in the document, so nothing moves when it appears.
  const reads = navigator.languages.find((tag) => /^e[ns](-|$)/i.test(tag)) ?? ''
  if (html.lang === defaultLanguage && !language && /^es/i.test(reads) && !readStored('local', 'spanishOffer'))
    html.classList.add('offers-spanish')
}

/**
 * Takes a token out of the address and out of this tab's history, before the page requests anything (login only). The
 * browser's own list of visited pages may have noted the token, so the service makes it valid once and for a short
 * time.
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
  menuPress: null,
  keepMenuPress: ({ target }) => {
    early.menuPress = target instanceof Element ? target.closest('header li>button') : null
  },
  reloadFor: (failure) => {
    if (mayReloadFor(failure)) location.reload()
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

document.addEventListener('click', early.keepMenuPress, true)
choosePage()
early.token = takeToken()
for (const [type, keep] of [
  ['input', keepInput],
  ['click', keepClick],
  ['submit', keepSubmit],
] as const)
  document.addEventListener(type, keep, { capture: true, signal: listening.signal })
Object.assign(globalThis, { early })

// A link with a quote also opens when it is put into the address of an open page.
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
      if (isThere) early.reloadFor(source)
    })
  },
  true,
)
