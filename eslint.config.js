import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

import { puenteRules } from './tests/lint/plugin.js'

/**
 * The layer table: which aliases the files of a layer may import. Imports inside a layer's own
 * folder are `./` or its own alias; nothing climbs with `../`, so an alias is the only way across.
 */
const widgets = ['components', 'i18n', 'domain', 'lib']
const layers = {
  tokens: [],
  config: [],
  lib: [],
  domain: ['domain'],
  i18n: ['i18n', 'domain', 'lib'],
  api: ['api', 'domain', 'config', 'lib'],
  'components/primitives': ['components/primitives', 'lib'],
  'components/fields': ['components/primitives', 'components/fields', 'lib'],
  components: widgets,
  forms: ['forms', 'components/primitives', 'components/fields', 'i18n', 'domain', 'lib'],
  state: ['state', 'domain', 'config', 'lib'],
  features: ['components', 'forms', 'state', 'api', 'i18n', 'domain', 'config', 'lib'],
  app: ['app', 'features', 'components', 'forms', 'state', 'api', 'i18n', 'domain', 'config', 'lib', 'tokens'],
  build: ['build', 'config', 'tokens', 'i18n', 'lib'],
}
const mocks = ['mocks', 'api', 'domain', 'config', 'lib']
/** Packages that only one layer may import. */
const reserved = [
  { pattern: '^@radix-ui/', layers: ['components/primitives'] },
  { pattern: '^wouter', layers: ['features', 'app'] },
  { pattern: '^@tanstack/', layers: ['api', 'features', 'app'] },
  { pattern: '^i18next$', layers: ['i18n'] },
  { pattern: '^react-hook-form$|^@hookform/', layers: ['forms', 'features'] },
  { pattern: '^msw', layers: [] },
]

const noClimbing = { regex: '^\\.\\./', message: 'Cross folders by alias (#layer/…), not by ../' }
const noWholeZod = {
  regex: '^zod$|^zod/(?!mini$)',
  message: 'Only zod/mini: the whole of zod is 18 kB more in the browser.',
}

function ownAliases(layer, allowed) {
  return {
    regex: `^#(?!(?:${allowed.join('|') || '-'})/)`,
    message: `${layer} may import only: ${allowed.join(', ') || 'nothing'} (layer table, eslint.config.js)`,
  }
}

function layerRule(layer, allowed) {
  const patterns = [
    noClimbing,
    noWholeZod,
    ownAliases(layer, allowed),
    ...reserved
      .filter((rule) => !rule.layers.includes(layer))
      .map((rule) => ({
        regex: rule.pattern,
        message: `Only ${rule.layers.join(', ') || 'mocks and tests'} may import this package`,
      })),
  ]
  if (layer === 'domain')
    patterns.push({
      regex: '^(?!zod/mini$|#domain/|\\./)',
      message: 'domain is pure: it imports zod/mini and itself only',
    })
  return ['error', { patterns }]
}

const noAmbientClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pass the clock in.' },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Pass the clock in.' },
]
const noFetch = {
  selector:
    "CallExpression:matches([callee.name='fetch'], [callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/])",
  message: 'Only api/ calls fetch.',
}
/** Not yet in every browser that the site serves (Baseline widely available), with what to use instead. */
const notYetEverywhere = [
  ["MemberExpression[object.name='AbortSignal'][property.name='any']", 'eitherSignal of lib/either-signal.ts'],
  ["MemberExpression[object.name='URL'][property.name=/^(canParse|parse)$/]", 'new URL in a try'],
  ["MemberExpression[object.name='Promise'][property.name=/^(withResolvers|try)$/]", 'new Promise'],
  ["MemberExpression[object.name=/^(Object|Map)$/][property.name='groupBy']", 'a loop'],
  ["MemberExpression[object.name='Array'][property.name='fromAsync']", 'a loop'],
].map(([selector, instead]) => ({
  selector,
  message: `Not in every browser that the site serves (Baseline widely available): use ${instead}.`,
}))
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
const noInlineMarkup = {
  selector: 'JSXAttribute[name.name=/^(style|dangerouslySetInnerHTML)$/]',
  message: 'The content policy refuses inline styles, and no text is set as markup.',
}

export default defineConfig([
  globalIgnores(['dist*', 'storybook-static', 'test-results', 'playwright-report', 'previews', 'public']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    plugins: { puente: puenteRules },
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A record's key may be written as the record's other keys are.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Nothing here is an enum (tsconfig erasableSyntaxOnly), and these two ask for every type to learn that.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'puente/filename-case': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // The React compiler's analysis is slow, so it reads only what can hold a component or a hook.
  {
    files: ['src/{app,components,features,forms,i18n,state}/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  jsxA11y.flatConfigs.strict,
  storybook.configs['flat/recommended'],
  ...Object.entries(layers).map(([layer, allowed]) => ({
    files: [`src/${layer}/**/*.{ts,tsx}`],
    ignores:
      layer === 'components'
        ? ['src/components/primitives/**', 'src/components/fields/**']
        : ['src/app/start-mocks.ts'],
    rules: { 'no-restricted-imports': layerRule(layer, allowed) },
  })),
  {
    files: ['mocks/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noClimbing, noWholeZod, ownAliases('mocks', mocks)] }] },
  },
  {
    files: ['stories/**', 'tests/**', '.storybook/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noClimbing] }] },
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
        ...notYetEverywhere,
      ],
    },
  },
  {
    files: ['src/api/**'],
    rules: { 'no-restricted-syntax': ['error', ...noAmbientClock, noStorage, ...notYetEverywhere] },
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
        ...notYetEverywhere,
      ],
    },
  },
  { files: ['stories/**'], rules: { 'no-restricted-syntax': ['error', ...noArbitraryValues, ...notYetEverywhere] } },
  // The one place where the real clock enters.
  { files: ['src/lib/clock.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/{components,features,app}/**/*.tsx'],
    rules: { 'puente/no-literal-text': 'error' },
  },
  {
    files: ['src/{components,features,state,app,i18n,api,forms}/**'],
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/domain/**'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/build/**'], rules: { 'puente/exported-docstring': 'error' } },
  // Playwright's fixtures name what they need in a pattern, which may be empty.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  // Data tables are read by row, not by file length.
  { files: ['**/data/**', 'mocks/marketplace/tables/**'], rules: { 'max-lines': 'off' } },
  {
    files: [
      '**/*.config.{ts,js}',
      '.storybook/*',
      'stories/**/*.stories.tsx',
      'tests/**/*.config.ts',
      'tests/stories/report.mjs',
      'tests/stryker.config.mjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
])
