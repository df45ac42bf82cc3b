import { expect, it } from 'vitest'

import { brandFiles } from '#build/brand-files-plugin.ts'
import { shortName } from '#build/brand-icons.ts'
import { agency } from '#content/agency.ts'
import { light } from '#tokens/palette.ts'

const files = await brandFiles()

const pngSize = (file: string | Buffer | undefined) => {
  const bytes = Buffer.from(file ?? '')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

it.each([
  ['apple-touch-icon.png', [180, 180]],
  ['icon-192.png', [192, 192]],
  ['icon-512.png', [512, 512]],
  ['icon-maskable-512.png', [512, 512]],
  ['share-en.png', [1200, 630]],
  ['share-es.png', [1200, 630]],
])('%s has its size', (name, size) => {
  expect(pngSize(files[name])).toEqual(size)
})

it('the icon of a tab is a drawing, and one picture of 32 px for programs that ask for it', () => {
  expect(files['favicon.svg']).toMatch(/^<svg /)
  const icon = Buffer.from(files['favicon.ico'] ?? '')
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(pngSize(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32])
})

it('the manifest names the agency, its colors and icons that exist', () => {
  const manifest = JSON.parse(String(files['site.webmanifest'])) as {
    name: string
    theme_color: string
    icons: readonly { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: agency.name, theme_color: light.hero })
  for (const { src, sizes } of manifest.icons) expect(pngSize(files[src.slice(1)]).join('x')).toBe(sizes)
})

it('the same content gives the same bytes, and the pictures of the languages differ', async () => {
  expect(await brandFiles()).toEqual(files)
  expect(files['share-en.png']).not.toEqual(files['share-es.png'])
})

it.each([
  ['Puente', undefined, 'Puente'],
  ['Casa Clara Seguros', undefined, 'Casa Clara'],
  ['Aseguradoramayor', undefined, 'Aseguradoram'],
  ['Casa Clara Seguros', 'Clara', 'Clara'],
])('%s is short as told, or by its first words', (name, own, short) => {
  expect(shortName(name, own)).toBe(short)
})
