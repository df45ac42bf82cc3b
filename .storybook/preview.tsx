import './preview.css'

import type { Preview } from '@storybook/react-vite'

import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { toLanguage } from '#i18n/language.ts'

/** The toolbar's language; English where none is set. */
const languageOf = (globals: Record<string, unknown>) => toLanguage(String(globals['locale'])) ?? 'en'

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
  },
  initialGlobals: { locale: 'en', viewport: { value: undefined, isRotated: false } },
  loaders: [
    async ({ globals }) => {
      await loadNamespaces('common', 'home', 'errors', 'quote', 'plans', 'account', 'application', 'content')
      await changeLanguage(languageOf(globals))
      document.documentElement.lang = languageOf(globals)
      return {}
    },
  ],
  beforeEach() {
    localStorage.clear()
    sessionStorage.clear()
  },
  parameters: {
    layout: 'padded',
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
