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
