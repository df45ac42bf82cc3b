import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { animation, duration, fontSize, fontWeight, lineHeight, radius } from '#tokens/scales.ts'

import { writtenClasses } from './written-classes.ts'

// Proves C-88, C-89.

const rem = 16
const filesUnder = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

const classes = ['app', 'components', 'features', 'forms']
  .flatMap((layer) => filesUnder(`src/${layer}`, '.tsx'))
  .flatMap(writtenClasses)
const named = (pattern: RegExp) =>
  classes.filter(({ name }) => pattern.test(name)).map(({ place, name }) => `${place} ${name}`)

/** The values of a property in the styles of the screen; those of paper are in points. */
const inStyles = (property: RegExp) =>
  filesUnder('src/styles', '.css')
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(property)].map(([, value = '']) =>
        value.replace('!important', '').trim(),
      ),
    )
    .filter((value) => !/pt$|%$/.test(value))

describe('type', () => {
  it('has seven sizes and five line heights', () => {
    const sizes = Object.values(fontSize).map(([size]) => Number.parseFloat(size) * rem)
    expect([...new Set(sizes)].sort((one, other) => one - other)).toEqual([14, 16, 18, 22, 28, 40, 52])
    const heights = new Set<string>(Object.values(lineHeight))
    expect(heights.size).toBe(5)
    for (const [, height] of Object.values(fontSize)) expect(heights).toContain(height)
    expect(Object.values(fontWeight)).toEqual(['400', '500', '600', '700'])
  })

  it('has no size beside the scale in the styles either', () => {
    const scale = Object.values(fontSize).map(([size]) => size)
    expect(inStyles(/font-size: ([^;]+);/g).filter((value) => !scale.includes(value))).toEqual([])
    expect(inStyles(/\d+ ([\d.]+rem)\/[\d.]+ Atkinson/g)).toEqual([fontSize.base?.[0]])
  })

  it('has 52 px on the home page only', () => {
    expect(named(/(^|:)text-5xl$/).map((place) => place.replace(/:.*/, ''))).toEqual([
      'src/components/wizard/quote-hero.tsx',
    ])
  })
})

it('no class writes a size, line, weight, corner, shadow or time of its own', () => {
  expect(named(/(^|:)(text|leading|font|tracking|rounded|shadow|duration|delay|ease|animate)-[[(]/)).toEqual([])
})

describe('motion and corners', () => {
  it('feedback takes at most 200 ms, and only carousels take longer', () => {
    const { slide, ...feedback } = duration
    expect(slide).toBe('700ms')
    for (const time of Object.values(feedback)) expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(200)
    expect(Object.keys(animation)).toEqual(['spin', 'pulse'])
  })

  it('a corner is 12 px or round, and 6 px only on what is smaller than a finger', () => {
    expect(new Set(Object.values(radius))).toEqual(new Set(['0', '6px', '12px', '999px']))
  })
})
