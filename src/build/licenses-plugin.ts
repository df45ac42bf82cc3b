import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Plugin } from 'vite'

/** A package or a font in the built site, with the license that allows redistribution. */
interface Notice {
  /** `react@19.3.1`, or the file of a font. */
  readonly name: string
  /** The license's SPDX name. */
  readonly license: string
  readonly text: string
}

const fontFolder = 'src/tokens/fonts'

/** Returns the package folder of a module; undefined for a module of the site. */
function packageFolder(moduleId: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId.replaceAll('\\', '/'))?.[0]
}

function noticeOfPackage(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  if (!license && files.length === 0) throw new Error(`${name} does not name its license`)
  return {
    name: `${name}@${version}`,
    license,
    text: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  }
}

function noticesOfFonts(): readonly Notice[] {
  return readdirSync(fontFolder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({
      name: basename(file),
      license: 'OFL-1.1',
      text: readFileSync(join(fontFolder, file.replace('.woff2', '.LICENSE.txt')), 'utf8').trim(),
    }))
}

/** Returns the file of all notices. A shared text is written once, below all its names. */
function licensesFile(notices: readonly Notice[]): string {
  const namesByText = new Map<string, readonly string[]>()
  for (const { name, license, text } of notices)
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} (${license})`])
  const parts = [...namesByText].map(([text, names]) => `${names.toSorted().join('\n')}\n\n${text}`)
  return `${parts.toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Writes `licenses.txt`: the notices of every package, font and drawn face in the built site, which their licenses require. */
export function licensesPlugin(): Plugin {
  return {
    name: 'puente-licenses',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
          : [],
      )
      const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined))
      // The style sheet contains its base styles and utilities, and lists no modules.
      folders.add('node_modules/tailwindcss')
      // The drawn faces are made of its parts (src/build/draw-faces.mjs).
      folders.add('node_modules/@dicebear/open-peeps')
      const notices = [...[...folders].map(noticeOfPackage), ...noticesOfFonts()]
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesFile(notices) })
    },
  }
}
