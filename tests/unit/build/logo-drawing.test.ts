import { describe, expect, it } from 'vitest'

import { logoInSquare, logoModule, readLogo } from '#build/logo-drawing.ts'
import { dark, light } from '#tokens/palette.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const shape = '<path d="M0 0h40v20z" fill="var(--color-primary)"/>'

describe('the file of the mark', () => {
  it('is read with its aspect', () => {
    expect(readLogo(svg(shape)).aspect).toBe(2)
    expect(readLogo().root.children.length).toBeGreaterThan(0)
  })

  it.each([
    ['a script', svg(`${shape}<script>alert(1)</script>`), /<script> is not allowed/],
    ['an act on a click', svg('<path d="M0 0h9" onclick="alert(1)"/>'), /onclick of <path> is not allowed/],
    ['a picture from elsewhere', svg('<image href="https://example.org/a.png"/>'), /<image> is not allowed/],
    ['letters in a font', svg('<text x="1" y="9">Casa</text>'), /<text> is not allowed/],
    ['an unknown color', svg('<path d="M0 0h9v9z" fill="var(--color-salmon)"/>'), /var\(--color-salmon\) is no color/],
    ['no measures', svg(shape, ''), /needs a viewBox/],
    ['a very wide drawing', svg(shape, 'viewBox="0 0 500 20"'), /wider than 4 times its height/],
    ['another language', '<html><body></body></html>', /has no <svg>/],
    ['an element that is not closed', '<svg><path', /is no SVG/],
  ])('is refused with %s', (_, text, problem) => {
    expect(() => readLogo(text)).toThrow(problem)
  })
})

describe('the drawn mark', () => {
  it('keeps the colors of the scheme in the page', () => {
    const module = logoModule(readLogo(svg(shape)))
    expect(module).toContain('"var(--color-primary)"')
    expect(module).toContain("'aria-hidden': true")
  })

  it('has the colors themselves in a picture', () => {
    const square = { x: 4, y: 4, side: 56 }
    const logo = readLogo(svg(shape))
    for (const colors of [light, dark]) {
      const drawing = logoInSquare(logo, square, colors)
      expect(drawing).toContain(`fill="${colors.primary}"`)
      expect(drawing).not.toContain('var(')
    }
  })
})
