import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { faces, personOf, site, small, start } from './draw-faces.mjs'

/**
 * Draws the site's scenes with the people of `draw-faces.mjs`. `node src/build/draw-scenes.mjs` writes the files.
 */

const scene = (name) => `src/components/media/pictures/${name}.svg`

/** The colors of the background shapes in scenes for the page's own surface, by the page's color scheme. */
const sheets = {
  light: { sand: '#fde3ab', sky: '#dcefe8', hills: '#a9d3c4', leaves: '#6fae9b' },
  dark: { sand: '#14705f', sky: '#1f5d51', hills: '#14705f', leaves: '#6fae9b' },
}

const boy = { head: 'afro', face: 'smile', skin: 'ae5d29', hair: '2c1b18', clothes: '9ccfbd' }
const grandfather = {
  head: 'grayShort',
  face: 'smile',
  beard: 'moustache9',
  skin: 'd08b5b',
  hair: 'cfcac0',
  clothes: '6f9fb8',
}

/** Lines of the scenery as thick as those of the people in it. */
const line = 'stroke="#000" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'

/**
 * Draws people from the back to the front. Each has the parts of a face or its own, a size, a left edge, and how far
 * above the ground the shoulders end; `isTurned` looks to the left. Ids differ, because the people are in one file.
 */
const drawPeople = (people, ground) =>
  people
    .map(({ of, scale, left, raised = 0, isTurned = false, ...parts }, at) => {
      const person = of === undefined ? parts : faces.find(({ file }) => file === site(of))
      const body = personOf(person).replace(/(id="|url\(#|href="#)/g, `$1p${at}-`)
      // A person behind the others has a body down to the ground.
      const rest = `<path d="M96 690h512v${Math.ceil(raised / scale)}H96z" fill="#${person.clothes}"/>`
      const place = `translate(${isTurned ? left + 704 * scale : left} ${ground - raised - 704 * scale})`
      return `<g transform="${place} scale(${isTurned ? -scale : scale} ${scale})">${raised > 0 ? rest : ''}${body}</g>`
    })
    .join('')

/** The family before a large sun. */
function drawFamily({ sand }) {
  const people = [
    { of: 'father', scale: 0.3, left: 122, raised: 62 },
    { of: 'mother', scale: 0.3, left: 262, raised: 62 },
    { of: 'grandmother', scale: 0.28, left: 16 },
    { of: 'daughter', scale: 0.2, left: 208 },
    { ...boy, scale: 0.24, left: 378 },
  ]
  const ground = 352
  return `${start(560, 400)}<clipPath id="scene"><path d="M0 0h560v${ground}H0z"/></clipPath><rect width="560" height="400" rx="28" fill="${sand}"/><circle cx="280" cy="190" r="142" fill="#f6b73c"/><g clip-path="url(#scene)">${drawPeople(people, ground)}</g><rect x="22" y="348" width="516" height="14" rx="7" fill="#0a3d36"/></svg>`
}

/** An agent and a visitor under the two arches of the bridge, for dark surfaces. */
function drawBridge() {
  const people = [
    { of: 'agent', scale: 0.26, left: 14 },
    { of: 'father', scale: 0.26, left: 224, isTurned: true },
  ]
  const arches = 'M14 312c20-230 172-230 196 0 20-230 172-230 196 0'
  return `${start(440, 320, '440 320').replace('"0 0 440 320"', '"-10 20 440 320"')}<clipPath id="scene"><path d="${arches}z"/></clipPath><circle cx="300" cy="92" r="54" fill="#f6b73c"/><path d="${arches}z" fill="#fde3ab"/><g clip-path="url(#scene)">${drawPeople(people, 322)}</g><path d="${arches}" stroke="#dcefe8" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/><path d="M-10 322h440" stroke="#f6b73c" stroke-width="16"/></svg>`
}

/** A grandfather and his grandson under two arches, for dark surfaces. */
function drawShelter() {
  const people = [
    { ...grandfather, scale: 0.3, left: 62 },
    { ...boy, scale: 0.22, left: 222 },
  ]
  const inside = 'M66 330V214a154 154 0 0 1 308 0v116'
  return `${start(440, 351).replace('"0 0 440 351"', '"0 -5 440 351"')}<clipPath id="scene"><path d="${inside}z"/></clipPath><path d="M22 330V210a198 198 0 0 1 396 0v120" stroke="#14705f" stroke-width="28"/><path d="${inside}z" fill="#fde3ab"/><circle cx="220" cy="186" r="88" fill="#f6b73c"/><g clip-path="url(#scene)">${drawPeople(people, 338)}</g><path d="${inside}" stroke="#dcefe8" stroke-width="28"/><path d="M0 338h440" stroke="#f6b73c" stroke-width="16"/></svg>`
}

const house = ({ x, y, wall, roof, door }) =>
  `<g ${line}><path d="M${x} ${y}h84v64h-84z" fill="${wall}"/><path d="M${x - 10} ${y}l52-38 52 38z" fill="${roof}"/><path d="M${x + 14} ${y + 64}v-30a11 11 0 0 1 22 0v30z" fill="${door}"/><path d="M${x + 50} ${y + 20}h22v22h-22zM${x + 61} ${y + 20}v22M${x + 50} ${y + 31}h22" fill="#f6b73c"/></g>`

const tree = (x, top, width, leaves) =>
  `<path d="M${x} 322v-40" ${line}/><ellipse cx="${x}" cy="${top}" rx="${width}" ry="${width + 6}" fill="${leaves}" ${line}/>`

/** Two neighbours on the bridge between the two banks of a river. */
function drawTown({ sky, hills, leaves }) {
  const people = [
    { of: 'mother', scale: 0.21, left: 134 },
    { ...grandfather, scale: 0.21, left: 270, isTurned: true },
  ]
  return `${start(560, 420)}<clipPath id="scene"><path d="M0 0h560v322H0z"/></clipPath><path d="M0 0h560v420H0z" fill="${sky}"/><circle cx="280" cy="150" r="92" fill="#f6b73c"/><path d="M0 250c70-62 150-66 226-22 92-58 214-64 334 6v110H0z" fill="${hills}"/><path d="M0 320h560v100H0z" fill="#0f5b4f"/>${tree(20, 270, 22, leaves)}${house({ x: 42, y: 258, wall: '#faf6ee', roof: '#c8673f', door: '#0f5b4f' })}${tree(540, 262, 24, leaves)}${house({ x: 434, y: 258, wall: '#fde3ab', roof: '#0f5b4f', door: '#c8673f' })}<path d="M0 320h150c-8 40-30 68-90 100H0zM560 320H410c8 40 30 68 90 100h60z" fill="#0a3d36"/><g clip-path="url(#scene)">${drawPeople(people, 322)}</g><path d="M154 404c12-86 112-86 126 0 14-86 114-86 126 0" stroke="#faf6ee" stroke-width="14" stroke-linecap="round"/><path d="M110 326h340" stroke="#f6b73c" stroke-width="16" stroke-linecap="round"/></svg>`
}

/** Returns the files of the scenes, each with its text. Those of the hero have one scheme, as the hero has. */
export function sceneFiles() {
  const { light, dark } = sheets
  const drawings = {
    family: drawFamily(light),
    'family-dark': drawFamily(dark),
    town: drawTown(light),
    'town-dark': drawTown(dark),
    bridge: drawBridge(),
    shelter: drawShelter(),
  }
  return Object.entries(drawings).map(([name, svg]) => ({ file: scene(name), svg: small(svg, false) }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, svg } of sceneFiles()) writeFileSync(file, svg)
