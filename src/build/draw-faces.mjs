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

const site = (name) => `src/components/media/faces/${name}.svg`
const content = (name) => `src/content/pictures/portrait-${name}.svg`

/** The faces: the file, the color behind the face, and the parts. */
const faces = [
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

/** The people of the family, from the back to the front: their parts, size, and left edge in the scene. */
const family = [
  { of: 'father', scale: 0.3, left: 122, raised: 62 },
  { of: 'mother', scale: 0.3, left: 262, raised: 62 },
  { of: 'grandmother', scale: 0.28, left: 16, raised: 0 },
  { of: 'daughter', scale: 0.2, left: 208, raised: 0 },
  {
    head: 'afro',
    face: 'smile',
    skin: 'ae5d29',
    hair: '2c1b18',
    clothes: '9ccfbd',
    scale: 0.24,
    left: 378,
    raised: 0,
  },
]

/** Where the people of the scene end, from its top. */
const ground = 352

/** Returns the drawing of a person's head and shoulders in a square of 704. */
function personOf({ head, face, beard, skin, hair, clothes }) {
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

// A 704th of a face's width is less than a pixel wherever a face is shown.
// Paths in a scaled group keep their own numbers, which are as large as a face's.
const small = (svg, applyTransforms) =>
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

const start = (width, height, view = `${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view}" fill="none">`

const draw = (one) =>
  small(
    `${start(96, 96, '704 704')}<clipPath id="face"><circle cx="352" cy="352" r="352"/></clipPath><g clip-path="url(#face)"><path d="M0 0h704v704H0z" fill="${one.behind}"/>${personOf(one)}</g></svg>`,
    true,
  )

/** Draws the family before a large sun. The people's ids differ, because they are in one file. */
function drawFamily() {
  const people = family.map(({ of, scale, left, raised, ...parts }, at) => {
    const person = of === undefined ? parts : faces.find(({ file }) => file === site(of))
    const body = personOf(person).replace(/(id="|url\(#|href="#)/g, `$1p${at}-`)
    // Whoever stands behind has a body down to the ground.
    const rest = `<path d="M96 690h512v${Math.ceil(raised / scale)}H96z" fill="#${person.clothes}"/>`
    return `<g transform="translate(${left} ${ground - raised - 704 * scale}) scale(${scale})">${raised > 0 ? rest : ''}${body}</g>`
  })
  return small(
    `${start(560, 400)}<clipPath id="scene"><path d="M0 0h560v${ground}H0z"/></clipPath><rect width="560" height="400" rx="28" fill="#fde3ab"/><circle cx="280" cy="190" r="142" fill="#f6b73c"/><g clip-path="url(#scene)">${people.join('')}</g><rect x="22" y="348" width="516" height="14" rx="7" fill="#0a3d36"/></svg>`,
    false,
  )
}

/** Returns the files of the faces and of the family, each with its text. */
export function faceFiles() {
  return [
    ...faces.map((one) => ({ file: one.file, svg: draw(one) })),
    { file: 'src/components/media/pictures/family.svg', svg: drawFamily() },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, svg } of faceFiles()) writeFileSync(file, svg)
