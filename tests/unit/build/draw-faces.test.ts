import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { faceFiles } from '#build/draw-faces.mjs'
import { sceneFiles } from '#build/draw-scenes.mjs'

const drawn = [...faceFiles(), ...sceneFiles()]

describe.each(drawn)('$file', ({ file, svg }) => {
  it('is what the script draws', () => {
    expect(readFileSync(file, 'utf8')).toBe(svg)
  })

  it('is small, and asks for nothing that a content policy refuses', () => {
    expect(svg.length).toBeLessThan(file.includes('/media/pictures/') ? 25_000 : 10_000)
    expect(svg).not.toMatch(/<script|<style|style=|href=|<metadata/)
  })
})

it('no face has another source', () => {
  const found = readdirSync('src/components/media/faces').map((name) => `src/components/media/faces/${name}`)
  expect(found.filter((file) => !drawn.some((one) => one.file === file))).toEqual([])
})
