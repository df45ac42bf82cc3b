import { agency } from '#content/agency.ts'
import { story } from '#content/story.ts'
import type { Language } from '#i18n/language.ts'
import { light } from '#tokens/palette.ts'

import { type Painter, headingFont, textFont, textLine } from './brand-painter.ts'
import { type LogoDrawing, logoInSquare } from './logo-drawing.ts'

const size = { width: 1200, height: 630 }
const margin = 80
const tile = { side: 360, radius: 72 }
const textWidth = size.width - 3 * margin - tile.side

/** Splits a text into lines that fit a width, at its spaces. A wider word gets its own line. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Block {
  readonly lines: readonly string[]
  readonly size: number
}

/** Returns a text in the largest of the given sizes at which it fits the picture in at most `most` lines. */
function blockOf(text: string, font: string, sizes: readonly number[], most: number, { widthOf }: Painter): Block {
  const blocks = sizes.map((fontSize) => {
    const fits = (line: string) => widthOf(line, font, fontSize) <= textWidth
    const lines = linesOf(text, fits)
    return { lines, size: fontSize, fits: lines.length <= most && lines.every(fits) }
  })
  const block = blocks.find(({ fits }) => fits) ?? blocks.at(-1)
  if (!block) throw new Error('A text of the picture needs a size')
  return block
}

/** Returns the picture that a shared link shows: the mark, the agency's name and its tagline. */
export function sharePicture(logo: LogoDrawing, language: Language, tools: Painter): Buffer {
  const name = blockOf(agency.name, headingFont, [104, 88, 76, 64, 52, 40], 3, tools)
  const tagline = blockOf(story.tagline[language], textFont, [44, 38, 32], 3, tools)
  const rows = [
    ...name.lines.map((text) => ({ text, font: headingFont, size: name.size, lead: 1.1, color: light['on-hero'] })),
    ...tagline.lines.map((text) => ({
      text,
      font: textFont,
      size: tagline.size,
      lead: 1.35,
      color: light['on-hero-muted'],
    })),
  ]
  const gap = 28
  const height = rows.reduce((sum, row) => sum + row.size * row.lead, gap)
  let bottom = (size.height - height) / 2
  const texts = rows.map((row, index) => {
    bottom += row.size * row.lead + (index === name.lines.length ? gap : 0)
    const baseline = Math.round(bottom - row.size * (row.lead - 0.8) * 0.75)
    return textLine(row.text, row.font, row.size, `x="${margin}" y="${baseline}" fill="${row.color}"`)
  })
  const left = size.width - margin - tile.side
  const top = (size.height - tile.side) / 2
  const inset = tile.side * 0.17
  const mark = logoInSquare(logo, { x: left + inset, y: top + inset, side: tile.side - 2 * inset }, light)
  return tools.paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      `<rect width="100%" height="100%" fill="${light.hero}"/>` +
      `<rect y="${size.height - 16}" width="100%" height="16" fill="${light.accent}"/>` +
      `${texts.join('')}<rect x="${left}" y="${top}" width="${tile.side}" height="${tile.side}" rx="${tile.radius}" fill="${light.paper}"/>` +
      `${mark}</svg>`,
  )
}
