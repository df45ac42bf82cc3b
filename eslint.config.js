import tsParser from '@typescript-eslint/parser'
import boundaries from 'eslint-plugin-boundaries'
import jsdoc from 'eslint-plugin-jsdoc'
import storybook from 'eslint-plugin-storybook'
import { defineConfig, globalIgnores } from 'eslint/config'

import { refusedFeatures } from './tests/lint/newer-features.js'
import { puenteRules } from './tests/lint/plugin.js'

/**
 * The layer table: which layers the files of a layer may import, besides their own. A feature is a layer by itself.
 * Nothing climbs with `../` (oxlint's no-restricted-imports): an alias is the only way across.
 */
const widgets = ['components', 'components/primitives', 'components/fields', 'i18n', 'domain', 'lib']
const layers = {
  tokens: ['content'],
  config: ['content', 'domain'],
  lib: [],
  domain: [],
  content: ['domain'],
  i18n: ['domain', 'config', 'content', 'lib'],
  api: ['domain', 'config', 'lib'],
  'components/primitives': ['lib'],
  'components/fields': ['components/primitives', 'lib'],
  components: widgets,
  forms: ['components/primitives', 'components/fields', 'i18n', 'domain', 'lib'],
  state: ['domain', 'config', 'lib'],
  features: [...widgets, 'forms', 'state', 'api', 'config', 'content'],
  app: [...widgets, 'features', 'forms', 'state', 'api', 'config', 'content', 'tokens'],
  build: ['config', 'content', 'tokens', 'i18n', 'domain', 'lib'],
  mocks: ['api', 'domain', 'config', 'content', 'lib'],
}
/** Packages that only some layers may import; the mocks may import any. */
const reserved = [
  { packages: ['@radix-ui/*'], layers: ['components/primitives'] },
  { packages: ['wouter'], layers: ['features', 'app'] },
  { packages: ['@tanstack/*'], layers: ['api', 'features', 'app'] },
  { packages: ['i18next'], layers: ['i18n'] },
  { packages: ['react-hook-form', '@hookform/*'], layers: ['forms', 'features'] },
  { packages: ['msw'], layers: ['mocks'] },
]

const element = (type, pattern, capture) => ({ type, pattern, partialMatch: false, ...(capture && { capture }) })
/** The narrowest folder first: a file belongs to the first that holds it. */
const elements = [
  element('components/primitives', 'src/components/primitives'),
  element('components/fields', 'src/components/fields'),
  element('features', 'src/features/*', ['feature']),
  ...Object.keys(layers)
    .filter((layer) => !layer.includes('/') && layer !== 'features' && layer !== 'mocks')
    .map((layer) => element(layer, `src/${layer}`)),
  ...['mocks', 'stories', 'tests'].map((folder) => element(folder, folder)),
]

const layerPolicies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(layers).map(([layer, allowed]) => ({
    from: { element: { type: layer } },
    allow: { to: { element: { types: { anyOf: allowed } } } },
  })),
  // The one file that starts the mocks inside the site, in the demonstration only.
  { from: { file: { path: 'src/app/start-mocks.ts' } }, allow: { to: { element: { type: 'mocks' } } } },
  ...reserved.map(({ packages, layers: readers }) => ({
    from: { element: { types: { noneOf: [...readers, 'mocks'] } } },
    disallow: { to: { module: { origin: 'external', source: packages } } },
    message: `Only ${readers.join(', ')} may import this package`,
  })),
  // The domain is pure: it imports zod/mini and itself only.
  {
    from: { element: { type: 'domain' } },
    disallow: { to: { module: { origin: ['external', 'core'], source: '!zod' } } },
    message: 'domain is pure: it imports zod/mini and itself only',
  },
]

const noAmbientClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pass the clock in.' },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Pass the clock in.' },
]
const noFetch = {
  selector:
    "CallExpression:matches([callee.name='fetch'], [callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/])",
  message: 'Only api/ calls fetch.',
}
const noStorage = {
  selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
  message: 'Only state/ touches storage.',
}
const arbitraryValue = '(^|\\s|:)-?[a-z][a-z-]*-\\[[^\\]]*(\\]|$)'
const noArbitraryValues = [`Literal[value=/${arbitraryValue}/]`, `TemplateElement[value.raw=/${arbitraryValue}/]`].map(
  (selector) => ({
    selector,
    message: 'No arbitrary Tailwind values: use a token.',
  }),
)
/** A constant named `no…` takes away the inline style that a library sets (`noMeasuredSizes` of the accordion). */
const noInlineMarkup = {
  selector: 'JSXAttribute[name.name=/^(style|dangerouslySetInnerHTML)$/]:not([value.expression.name=/^no[A-Z]/])',
  message: 'The content policy refuses inline styles, and no text is set as markup.',
}

/** What oxlint (.oxlintrc.json) has no rule for: the layer table, this project's own rules, Storybook's. No rule here asks for types. */
export default defineConfig([
  globalIgnores(['dist*', 'storybook-static', 'test-results', 'playwright-report', 'previews', 'public']),
  {
    plugins: { puente: puenteRules, boundaries, jsdoc },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': elements,
      'boundaries/elements-single-match': true,
      // Not `require`: a function of the domain has that name, and nothing here is CommonJS.
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tsParser } },
  storybook.configs['flat/recommended'],
  {
    files: ['src/**/*.{ts,tsx,js,mjs}', 'mocks/**/*.{ts,tsx,js,mjs}'],
    rules: {
      'boundaries/dependencies': ['error', { checkAllOrigins: true, default: 'disallow', policies: layerPolicies }],
    },
  },
  {
    files: ['src/{tokens,config,lib,domain,i18n,components,forms,features,app}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noAmbientClock,
        noFetch,
        noStorage,
        noInlineMarkup,
        ...noArbitraryValues,
        ...refusedFeatures,
      ],
    },
  },
  {
    files: ['src/api/**'],
    rules: { 'no-restricted-syntax': ['error', ...noAmbientClock, noStorage, ...refusedFeatures] },
  },
  {
    files: ['src/state/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noAmbientClock,
        noFetch,
        noInlineMarkup,
        ...noArbitraryValues,
        ...refusedFeatures,
      ],
    },
  },
  { files: ['stories/**'], rules: { 'no-restricted-syntax': ['error', ...noArbitraryValues, ...refusedFeatures] } },
  // The one place where the real clock enters.
  { files: ['src/lib/clock.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/{components,features,app}/**/*.tsx'],
    rules: { 'puente/no-literal-text': 'error', 'puente/no-bare-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/build/**'],
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          enableFixer: false,
          require: { FunctionDeclaration: false },
          contexts: [
            'ExportNamedDeclaration > FunctionDeclaration',
            'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > :matches(ArrowFunctionExpression, FunctionExpression)',
          ],
        },
      ],
    },
  },
])
