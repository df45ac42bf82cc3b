import './preview.css'

import type { Preview } from '@storybook/react-vite'
import { isCommonAssetRequest } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { toLanguage } from '#i18n/language.ts'
import { handlers } from '#mocks/handlers/all.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { scenarioNames, scenarios } from '#mocks/scenarios/scenarios.ts'
import { resetMocks } from '#mocks/state/store.ts'

/** The toolbar's language; English where none is set. */
const languageOf = (globals: Record<string, unknown>) => toLanguage(String(globals['locale'])) ?? 'en'

/** The preview's own files: what its page loads while it starts or switches stories. */
const isPreviewFile = ({ url }: Request) =>
  /\/(iframe\.html|index\.json|assets|sb-|@|src|stories|mocks|node_modules|\.storybook)/.test(url)

/** The mocks of every story; a call that they do not know is an error, which fails the story's test. */
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

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English', right: 'EN' },
          { value: 'es', title: 'Español', right: 'ES' },
        ],
      },
    },
    scenario: {
      description: 'How the mocked service behaves',
      toolbar: {
        title: 'Service',
        icon: 'lightning',
        dynamicTitle: true,
        items: scenarioNames.map((name) => ({ value: name, title: scenarios[name].title })),
      },
    },
  },
  initialGlobals: { locale: 'en', scenario: 'happy', viewport: { value: undefined, isRotated: false } },
  loaders: [
    mswLoader(startWorker),
    async ({ globals }) => {
      await loadNamespaces('common', 'home', 'errors', 'quote', 'plans', 'account', 'application', 'content')
      await changeLanguage(languageOf(globals))
      document.documentElement.lang = languageOf(globals)
      return {}
    },
  ],
  beforeEach({ globals, msw }) {
    localStorage.clear()
    sessionStorage.clear()
    resetMocks()
    // A story names its own with `globals: { scenario: 'error-html:planSearch' }`.
    msw.use(...scenariosFrom(String(globals['scenario'])))
  },
  parameters: {
    layout: 'padded',
    // The docs' printer of live JSX reads `element.ref`, which React 19 warns of.
    docs: { source: { type: 'code' } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    chromatic: { disableSnapshot: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}
export default preview
