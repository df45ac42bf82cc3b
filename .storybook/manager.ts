import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

import { agency } from '#content/agency.ts'
import { light } from '#tokens/palette.ts'

const name = `${agency.name} workbench`

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: name,
    brandImage: './workbench.svg',
    colorPrimary: light.primary,
    colorSecondary: light.primary,
    appBg: light.paper,
    textColor: light.ink,
  }),
  sidebar: {
    collapsedRoots: ['building', 'operating', 'rules', 'decisions'],
    // The other words for a part are for the search, which shows them.
    renderLabel: ({ name: label, type, tags }) =>
      `${label.replace(/ \(.+\)$/, '')}${type === 'component' && tags.includes('draft') ? ' · Draft' : ''}`,
  },
})

/** Storybook ends each title of the browser's tab with its own name. */
addons.register('puente/title', () => {
  const rename = () => {
    const renamed = document.title.replace(/Storybook$/, name)
    if (renamed !== document.title) document.title = renamed
  }
  rename()
  new MutationObserver(rename).observe(document.head, { childList: true, characterData: true, subtree: true })
})

/** Where the sidebar stands beside the story; in narrower windows it is a menu that opens over it. */
const wide = matchMedia('(min-width: 600px)')

/** Side by side, two desks need the width of the sidebar too. It can be shown again by its own button. */
addons.register('puente/side-by-side', (api) => {
  // A story empties the storages when it starts, so neither they nor Storybook remember a hidden sidebar.
  let isHidden = false
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    const isPair = globals['locale'] === 'side-by-side'
    document.documentElement.toggleAttribute('data-side-by-side', isPair)
    if (!wide.matches || isPair === isHidden) return
    isHidden = isPair
    api.toggleNav(!isPair)
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

/** Enter opens the first result of the search; Storybook alone waits for an arrow key. */
addons.register('puente/search', () => {
  document.addEventListener('keydown', ({ key, target }) => {
    const isSearch = target instanceof HTMLInputElement && target.id === 'storybook-explorer-searchfield'
    if (key !== 'Enter' || !isSearch || target.value.trim() === '' || target.getAttribute('aria-activedescendant'))
      return
    document.querySelector<HTMLElement>('.search-result-item')?.click()
  })
})
