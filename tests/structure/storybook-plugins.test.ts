import { readFileSync, readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

const [, listed = ''] = /sitePlugins = new Set\(\[(.*?)\]\)/s.exec(readFileSync('.storybook/main.ts', 'utf8')) ?? []
const leftOut = [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name)
const plugins = readdirSync('src/build')
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const source = readFileSync(`src/build/${file}`, 'utf8')
    const [, name] = /\bname: '(puente-[a-z-]+)'/.exec(source) ?? []
    return name === undefined ? [] : [{ name, makesFiles: /\bemitFile\(|\bwriteFileSync\(/.test(source) }]
  })
/** Is part of the demo's build only. */
const demoPlugin = 'puente-msw-worker'

it('Storybook leaves out every plugin that makes files for the site: its policy would refuse the workbench', () => {
  const making = plugins.filter(({ name, makesFiles }) => makesFiles && name !== demoPlugin).map(({ name }) => name)
  expect(making.filter((name) => !leftOut.includes(name))).toEqual([])
})

it('Storybook leaves out no plugin that has another name by now', () => {
  const names = plugins.map(({ name }) => name)
  expect(leftOut.filter((name) => name !== undefined && !names.includes(name))).toEqual([])
})
