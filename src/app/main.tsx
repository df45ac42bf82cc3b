import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { defaultLanguage, toLanguage } from '#i18n/language.ts'
import { keptSession } from '#state/kept-session.ts'
import { storedLanguage } from '#state/language-choice.ts'

import { App } from './app.tsx'
import { preloadRoute } from './routes.tsx'

/** Starts the site: mocks in the demo, the visitor's language, then the first render. */
async function start(root: HTMLElement): Promise<void> {
  // The language comes first: what is loaded from here on is loaded in it.
  const language = changeLanguage(toLanguage(storedLanguage()) ?? defaultLanguage)
  const [session] = await Promise.all([
    keptSession(),
    language,
    loadNamespaces('common'),
    preloadRoute(location.pathname),
  ])
  if (__DEMO__) await import('./start-mocks.ts').then(({ startMocks }) => startMocks())
  createRoot(root).render(
    <StrictMode>
      <App session={session} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root)
  start(root).catch(() => {
    // A script or text could not be fetched: the page itself says so, in both languages.
    document.getElementById('start-failure')?.removeAttribute('hidden')
  })
