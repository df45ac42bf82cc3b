import { agency } from '#content/agency.ts'
import { brand } from '#content/brand.ts'
import { light } from '#tokens/palette.ts'

import type { Painter } from './brand-painter.ts'
import { type LogoDrawing, logoInSquare } from './logo-drawing.ts'

const side = 64

/**
 * The mark on the pages' background color. `inset` is the space around it and `radius` the corner radius, both as
 * fractions of a side.
 */
function icon(logo: LogoDrawing, { inset, radius }: { readonly inset: number; readonly radius: number }): string {
  const space = side * inset
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}"${radius > 0 ? ` rx="${side * radius}"` : ''} fill="${light.paper}"/>` +
    `${logoInSquare(logo, { x: space, y: space, side: side - 2 * space }, light)}</svg>`
  )
}

/** Returns the icon of the browser's tab. */
export const tabIcon = (logo: LogoDrawing): string => icon(logo, { inset: 0.125, radius: 0.25 })

/** An icon file with one PNG, for programs that look for `/favicon.ico` without asking the page. */
function icoFile(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Returns the icons that are pictures, by file. */
export function pictureIcons(logo: LogoDrawing, { paint }: Painter): Readonly<Record<string, Buffer>> {
  // Phones crop icons to their own shape, so the mark stays within the middle four fifths of the tile.
  const full = icon(logo, { inset: 0.22, radius: 0 })
  return {
    'favicon.ico': icoFile(paint(tabIcon(logo), 32), 32),
    'apple-touch-icon.png': paint(icon(logo, { inset: 0.16, radius: 0 }), 180),
    'icon-192.png': paint(tabIcon(logo), 192),
    'icon-512.png': paint(tabIcon(logo), 512),
    'icon-maskable-512.png': paint(full, 512),
  }
}

/** The number of letters that a phone shows under an icon, about. */
const mostLetters = 12

/** Returns the name under the icon: the brand's short name, or as many of the name's first words as a phone shows. */
export function shortName(name: string = agency.name, own: string | undefined = brand.shortName): string {
  if (own !== undefined) return own
  const words = name.split(/\s+/)
  const fitting = words
    .map((_, count) => words.slice(0, count + 1).join(' '))
    .filter((part) => part.length <= mostLetters)
  return fitting.at(-1) ?? name.slice(0, mostLetters)
}

/** Returns the web app manifest, which a phone reads when somebody adds the site to the home screen. */
export function webManifest(): string {
  const png = { type: 'image/png' }
  const manifest = {
    name: agency.name,
    short_name: shortName(),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.hero,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
