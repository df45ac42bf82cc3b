import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { Resvg, initWasm } from '@resvg/resvg-wasm'
import decompress from 'woff2-encoder/decompress'

import { escapeHtml } from './escape-html.ts'

/** The families of the site's own fonts in src/tokens/fonts. */
export const headingFont = 'Bricolage Grotesque'
/** The font of everything but headings. */
export const textFont = 'Atkinson Hyperlegible Next'

/** Draws the pictures. It uses no system font, so the same input gives the same bytes on every machine. */
export interface Painter {
  /** Draws an SVG as a PNG. Its width is `width`, or that of the SVG. */
  readonly paint: (svg: string, width?: number) => Buffer
  /** Returns the width of a line of text. */
  readonly widthOf: (text: string, font: string, size: number) => number
  /** Returns the part of an SVG that is drawn on, as a `viewBox`. */
  readonly drawnPart: (svg: string) => string
}

/** Returns a line of text as SVG, with its baseline at `y`. */
export function textLine(text: string, font: string, size: number, attributes: string): string {
  return `<text font-family="${font}" font-size="${size}" ${attributes}>${escapeHtml(text)}</text>`
}

async function startPainter(): Promise<Painter> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = await Promise.all(
    ['bricolage-grotesque', 'atkinson-hyperlegible-next'].map((name) =>
      decompress(readFileSync(`src/tokens/fonts/${name}.woff2`)),
    ),
  )
  const render = (svg: string, width?: number) =>
    new Resvg(svg, {
      // Fonts are passed only for text, because reading them takes most of the time.
      ...(svg.includes('<text') && { font: { fontBuffers } }),
      ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
    })
  const widths = new Map<string, number>()
  const measured = (text: string, font: string) => {
    const line = textLine(text, font, 100, 'y="500"')
    const drawing = render(`<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="999">${line}</svg>`)
    const width = drawing.getBBox()?.width ?? 0
    drawing.free()
    return width / 100
  }
  return {
    paint(svg, width) {
      const drawing = render(svg, width)
      const image = drawing.render()
      const png = Buffer.from(image.asPng())
      image.free()
      drawing.free()
      return png
    },
    widthOf(text, font, size) {
      const key = `${font}: ${text}`
      const width = widths.get(key) ?? measured(text, font)
      widths.set(key, width)
      return width * size
    },
    drawnPart(svg) {
      const drawing = render(svg)
      const box = drawing.getBBox()
      drawing.free()
      if (!box) throw new Error('The mark draws nothing')
      return [box.x, box.y, box.width, box.height].map((part) => Math.round(part * 100) / 100).join(' ')
    },
  }
}

let started: Promise<Painter> | undefined

/** Returns the painter, which starts once. */
export function painter(): Promise<Painter> {
  started ??= startPainter()
  return started
}
