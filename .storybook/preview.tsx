import './preview.css'

import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { isCommonAssetRequest } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type PropsWithChildren, Suspense, lazy } from 'react'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { toLanguage } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { handlers } from '#mocks/handlers/all-handlers.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { resetMocks } from '#mocks/state/store.ts'
import { vault } from '#state/vault.ts'
import { pretendLonger } from '#stories/support/pseudo.ts'
import { type Scheme, applyScheme } from '#stories/support/scheme.ts'
import { SideBySide, isPlayHeld, playsHere } from '#stories/support/side-by-side.tsx'
import { type AxeTurn, isAxeTurn } from '#tests/stories/axe-turn.ts'

import { allModes, viewports } from './modes.mjs'
import { keepOwnStorage } from './own-storage.ts'
import { addressOf, switchedTo, switches } from './toolbar.ts'

// No module reads storage while it loads.
if (new URLSearchParams(location.search).get('storage') === 'own') keepOwnStorage()

/** Returns the toolbar's language; English by default. */
const languageOf = (globals: Record<string, unknown>) => toLanguage(String(globals['locale'])) ?? 'en'

const LazyComponentPage = lazy(async () => ({
  default: (await import('#stories/docs/component-page.tsx')).ComponentPage,
}))

const LazyDocs = lazy(async () => ({ default: (await import('#stories/docs/docs-container.tsx')).ThemedDocs }))

/** The frame of a page of documentation, which is fetched with its blocks. */
function Docs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyDocs {...props} />
    </Suspense>
  )
}

/** A component's documentation. Its blocks are fetched when it is opened, and not for every story. */
function ComponentPage() {
  return (
    <Suspense>
      <LazyComponentPage />
    </Suspense>
  )
}

/** Whether a request is for the preview's own files, which its page loads at start and between stories. */
const isPreviewFile = ({ url }: Request) =>
  /\/(iframe\.html|index\.json|assets|sb-|@|src|stories|mocks|node_modules|\.storybook)/.test(url)

/** Returns the name of the toolbar's viewport, which an address gives alone and the toolbar as the value of an object. */
function viewportOf({ viewport }: Record<string, unknown>): string | undefined {
  return typeof viewport === 'string' ? viewport : (viewport as { readonly value?: string } | undefined)?.value
}

/** Starts the mocks of every story. An unknown call is an error, which fails the story's test. */
async function startWorker() {
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest(request, print) {
      if (!isCommonAssetRequest(request) && !isPreviewFile(request)) print.error()
    },
  })
  return worker
}

/**
 * Waits for the site's fonts, so that every story is rendered and measured in them. A page skips fonts that arrive
 * late.
 */
async function showFonts() {
  const fonts = [...document.fonts].filter(({ display }) => display === 'optional')
  for (const font of fonts) font.display = 'block'
  await Promise.all(fonts.map((font) => font.load()))
}

const preview: Preview = {
  // A component in the making says `tags: ['draft', '!ready']`.
  tags: ['autodocs', 'ready'],
  globalTypes: switches,
  initialGlobals: {
    locale: 'en',
    scheme: 'light',
    scenario: 'happy',
    viewport: { value: undefined, isRotated: false },
  },
  loaders: [
    mswLoader(startWorker),
    async ({ globals }) => {
      await Promise.all([loadNamespaces(...allNamespaces), showFonts()])
      pretendLonger(globals['locale'] === 'en-XA')
      await changeLanguage(languageOf(globals))
      applyScheme(globals['scheme'] as Scheme)
      document.documentElement.lang = languageOf(globals)
      return {}
    },
  ],
  decorators: [
    (Story, { id, globals, args, initialArgs }) =>
      globals['locale'] === 'side-by-side' ? (
        <SideBySide
          storyId={id}
          globals={addressOf(globals)}
          viewport={viewportOf(globals)}
          changedArgs={Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]))}
        />
      ) : (
        <Story key={switchedTo(globals)} />
      ),
  ],
  async beforeEach({ id, globals, msw }) {
    const axe = globals['a11y'] as AxeTurn & { manual: boolean }
    if (!isAxeTurn(id, axe)) axe.manual = true
    const isStoryHere = globals['locale'] !== 'side-by-side'
    playsHere(isStoryHere && !isPlayHeld())
    // Side by side, each frame starts itself, and this page must not clear the frames' data.
    if (!isStoryHere) return
    // Erases the sealed data of the previous story, and its key.
    await vault.erase()
    vault.begin()
    localStorage.clear()
    sessionStorage.clear()
    // A place in a form that an earlier story wrote would be gone back to.
    history.replaceState(null, '')
    resetMocks()
    // A story sets its own with `globals: { scenario: 'error-html:planSearch' }`.
    msw.use(...scenariosFrom(String(globals['scenario'])))
  },
  parameters: {
    layout: 'padded',
    // The docs' printer of live JSX reads `element.ref`, and React 19 warns about that.
    docs: { source: { type: 'code' }, codePanel: true, container: Docs, page: ComponentPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Side by side each frame checks itself; a frame of another host would never answer.
        iframes: false,
        // A test reads the violations alone. What passes takes axe as long to describe as to find.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
    // Pictures are taken in all modes; parts without text leave some out.
    chromatic: { disableSnapshot: true, modes: allModes },
    viewport: {
      options: viewports,
    },
    options: {
      // From what a newcomer looks for to what is looked up. Numbers are sorted as numbers.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'How to read this workbench',
          'Changed',
          'Foundations',
          'Primitives',
          'Fields',
          'Widgets',
          'Screens',
          'Journeys',
          ['From quote to confirmation', 'Log in', 'Other roads'],
          'Review board',
          'Building',
          ['Where to change what', 'Adding a component'],
          'Operating',
          'Rules',
          ['All rules'],
          'Decisions',
          ['All decisions'],
        ],
      },
    },
  },
}
export default preview
