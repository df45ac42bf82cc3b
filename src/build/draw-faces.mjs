import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import { optimize } from 'svgo'

/**
 * Draws the site's faces from the parts of Open Peeps (design CC0 1.0, code MIT). Parts are chosen by name: a seed may
 * choose sunglasses or a bear suit. `node src/build/draw-faces.mjs` writes the files.
 */

const mint = '#dcefe8'
const sand = '#fbe7c3'

/** Returns the file of one of the site's own faces. */
export const site = (name) => `src/components/media/faces/${name}.svg`
const content = (name) => `src/content/pictures/portrait-${name}.svg`

/** The faces: the file, the color behind the face, and the parts. */
export const faces = [
  {
    file: site('agent'),
    behind: mint,
    head: 'medium1',
    face: 'smile',
    skin: 'd08b5b',
    hair: '2c1b18',
    clothes: '0f5b4f',
  },
  {
    file: site('mother'),
    behind: sand,
    head: 'long',
    face: 'smile',
    skin: 'edb98a',
    hair: '2c1b18',
    clothes: 'e08e6d',
  },
  {
    file: site('father'),
    behind: mint,
    head: 'short2',
    face: 'smile',
    beard: 'full',
    skin: 'd08b5b',
    hair: '2c1b18',
    clothes: '6f9fb8',
  },
  {
    file: site('daughter'),
    behind: sand,
    head: 'medium2',
    face: 'calm',
    skin: 'd08b5b',
    hair: '2c1b18',
    clothes: 'f6b73c',
  },
  {
    file: site('grandmother'),
    behind: mint,
    head: 'grayBun',
    face: 'calm',
    skin: 'edb98a',
    hair: 'cfcac0',
    clothes: '9ccfbd',
  },
  {
    file: content('caregiver'),
    behind: mint,
    head: 'grayMedium',
    face: 'smile',
    skin: 'd08b5b',
    hair: '9a938a',
    clothes: 'f6b73c',
  },
  {
    file: content('driver'),
    behind: sand,
    head: 'short1',
    face: 'smile',
    beard: 'moustache9',
    skin: 'ae5d29',
    hair: '2c1b18',
    clothes: '6f9fb8',
  },
  {
    file: content('newlyweds'),
    behind: sand,
    head: 'bangs',
    face: 'smile',
    skin: 'ffdbb4',
    hair: '724133',
    clothes: 'e08e6d',
  },
  {
    file: content('parents'),
    behind: mint,
    head: 'mediumBangs',
    face: 'calm',
    skin: 'edb98a',
    hair: '2c1b18',
    clothes: '9ccfbd',
  },
  {
    file: content('shop-owner'),
    behind: sand,
    head: 'twists2',
    face: 'smile',
    skin: '694d3d',
    hair: '2c1b18',
    clothes: '9ccfbd',
  },
  {
    file: content('student'),
    behind: mint,
    head: 'afro',
    face: 'smile',
    skin: 'ae5d29',
    hair: '2c1b18',
    clothes: 'f6b73c',
  },
]

/** Returns the drawing of a person's head and shoulders in a square of 704. */
export function personOf({ head, face, beard, skin, hair, clothes }) {
  return createAvatar(openPeeps, {
    head: [head],
    face: [face],
    facialHair: beard === undefined ? [] : [beard],
    facialHairProbability: beard === undefined ? 0 : 100,
    accessoriesProbability: 0,
    maskProbability: 0,
    skinColor: [skin],
    headContrastColor: [hair],
    clothingColor: [clothes],
  })
    .toString()
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
}

/**
 * Returns a drawing with whole numbers: a 704th of a face's width is less than a pixel wherever a face is shown. Paths in
 * a scaled group keep their own numbers, which are as large as a face's.
 */
export const small = (svg, applyTransforms) =>
  `${
    optimize(svg, {
      multipass: true,
      floatPrecision: 0,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { cleanupIds: false, convertPathData: { applyTransforms } } },
        },
      ],
    }).data
  }\n`

/** Returns the start of a drawing of this size. */
export const start = (width, height, view = `${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view}" fill="none">`

const draw = (one) =>
  small(
    `${start(96, 96, '704 704')}<clipPath id="face"><circle cx="352" cy="352" r="352"/></clipPath><g clip-path="url(#face)"><path d="M0 0h704v704H0z" fill="${one.behind}"/>${personOf(one)}</g></svg>`,
    true,
  )

/** Returns the files of the faces, each with its text. */
export function faceFiles() {
  return faces.map((one) => ({ file: one.file, svg: draw(one) }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, svg } of faceFiles()) writeFileSync(file, svg)
