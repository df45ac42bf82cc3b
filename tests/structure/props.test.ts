import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { declaredProps, hiddenDefaults } from './component-props.ts'

const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `src/components/${path.replaceAll('\\', '/')}`)

describe('the props of the library, which the workbench shows as its documentation', () => {
  it('are found', () => {
    const card = declaredProps('src/components/plans/plan-card/plan-card.tsx').map(({ name }) => name)
    expect(card).toEqual([
      'plan',
      'compared',
      'compareFull',
      'yearView',
      'reasons',
      'care',
      'second',
      'yearNote',
      'onCompare',
      'onChoose',
      'onOpen',
    ])
    // Declared props, those of a union, and those of a look.
    const button = declaredProps('src/components/primitives/button.tsx').map(({ name }) => name)
    expect(button).toEqual(expect.arrayContaining(['disabledReason', 'busyLabel', 'tone']))
    // Inherited from another file.
    expect(declaredProps('src/components/fields/money-field.tsx').map(({ name }) => name)).toContain('label')
  })

  it('each have a doc comment of at least a few words', () => {
    const silent = files.flatMap(declaredProps).filter(({ description }) => !/^\S+(?:\s+\S+)+/.test(description.trim()))
    expect([...new Set(silent.map(({ place }) => place))]).toEqual([])
  })

  it.each(files.filter((path) => hiddenDefaults(path).length > 0))('%s tells the defaults that it uses', (path) => {
    const told = declaredProps(path)
    const untold = hiddenDefaults(path).filter(({ name, value }) => {
      const prop = told.find((candidate) => candidate.name === name)
      // The table adds quotes itself.
      return prop !== undefined && prop.toldDefault !== value.replaceAll("'", '')
    })
    expect(untold).toEqual([])
  })
})
