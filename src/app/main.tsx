import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { pagePathOf } from '#config/pages.ts'
import { initialSession } from '#domain/quote/session.ts'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { defaultLanguage, toLanguage } from '#i18n/language.ts'
import { isDefaultTwin, placeAt } from '#i18n/public-address.ts'
import { earlyRecord } from '#lib/early-record.ts'
import '#lib/import-part.ts'
import { readStoredSession } from '#state/quote-session-storage.ts'
import { isSharedDevice, noteLeaving } from '#state/shared-device.ts'
import { isChosen, noteLanguageOfAddress, storedLanguage } from '#state/language-choice.ts'

import { App } from './app.tsx'
import { loadMenus } from './frame-parts.ts'
import { report, watchErrors } from './report.ts'
import { preloadRoute } from './routes.tsx'
import { readdress } from './site-location.ts'

const page = document.documentElement

const early = earlyRecord()

function isTouched(control: HTMLInputElement): boolean {
  if (control.type.startsWith('select')) return control.value !== ''
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}

/** Hydrates the prerendered page, and passes early input and presses to React. */
async function bringToLife(root: HTMLElement, site: ReactNode): Promise<void> {
  const controls = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  // Must be loaded before React, which clears the fields.
  const adopt =
    early?.press || controls.some(isTouched) ? (await import('./early-input.ts')).adoptEarlyInput : undefined
  const touched = controls.filter(isTouched).map((control) => {
    const { checked, name, selectionStart: caret } = control
    // The field gets the text as it was typed, so that it can say which characters it leaves out.
    const value = name === 'zip' && early?.zipTyped ? early.zipTyped : control.value
    return { control, checked, value, caret }
  })
  hydrateRoot(root, site)
  // Any discrete event makes React finish hydrating around its target before it continues; nothing listens to this one.
  for (const control of controls) control.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  adopt?.(touched, early?.end() ?? null)
  early?.end()
}

/** Erases the data that a reopened tab of a shared device restores, and returns whether it had a session. */
async function openTab(): Promise<boolean> {
  addEventListener('pagehide', noteLeaving)
  return isSharedDevice() && (await import('#state/tab-opening.ts')).openSharedTab()
}

/** Starts the site: mocks in the demo, the visitor's language, then the first render over the prerendered page. */
async function start(root: HTMLElement): Promise<void> {
  const place = placeAt(location.pathname)
  // The language comes first, because everything after it is loaded in that language. An English address answers in
  // English if the visitor has chosen English, even in a tab that a Spanish address made Spanish.
  const asked =
    place.language ?? (isDefaultTwin(location.pathname) && isChosen(defaultLanguage) ? defaultLanguage : null)
  if (asked) noteLanguageOfAddress(asked)
  const language = asked ?? toLanguage(storedLanguage()) ?? defaultLanguage
  const inLanguage = changeLanguage(language)
  // src/app/early.ts sets this class (C-78).
  const isOffered = page.classList.contains('offers-spanish')
  const opening = openTab()
  const [isReopened, session, offer] = await Promise.all([
    opening,
    opening.then(readStoredSession),
    isOffered &&
      import('./spanish-offer-part.tsx').catch(() => {
        page.classList.remove('offers-spanish')
      }),
    inLanguage,
    loadNamespaces('common'),
    preloadRoute(place.path),
  ])
  if (__DEMO__) await import('./start-mocks.ts').then(({ startMocks }) => startMocks())
  readdress(language)
  // The language is set before the first view. Setting an equal value again would recalculate all styles.
  if (page.lang !== language) page.lang = language
  const site = (
    <StrictMode>
      <App session={session} isReopened={isReopened} />
    </StrictMode>
  )
  const isAsBuilt =
    root.firstChild !== null &&
    !page.classList.contains('arriving') &&
    session === initialSession &&
    // Some hosts answer an address of a page with the not-found document, such as one with a slash at its end.
    (page.dataset['address'] !== '*' || pagePathOf(place.path) === undefined)
  if (isAsBuilt) {
    await bringToLife(root, site)
  } else {
    early?.end()
    // A page that was not prerendered loads its header first, so nothing below moves when the links appear.
    await loadMenus().catch(() => undefined)
    root.replaceChildren()
    createRoot(root).render(site)
  }
  // The offer comes after the page, which is hydrated in its prerendered language.
  if (offer) offer.offerSpanish(early?.press)
}

watchErrors()
const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    report('start', error)
    // A script or text could not be loaded: the page itself shows a message in both languages.
    page.classList.remove('arriving')
    document.getElementById('start-failure')?.removeAttribute('hidden')
  })
