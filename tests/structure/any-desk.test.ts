import { readFileSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'

import { describe, expect, it } from 'vitest'

/** What keeps the repository the same on Windows, macOS and Linux, on Intel and on ARM. */

const made =
  /^(?:\.git|\.cache|\.plans|coverage|dist[\w-]*|node_modules|playwright-report|previews|storybook-static|test-results)$/
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (made.test(path) || /\.(?:tsbuildinfo|local)$/.test(path)) return []
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
const files = filesIn('.')
const bytesOf = new Map(files.map((path) => [path, readFileSync(path)]))
const isBinary = (path: string) => bytesOf.get(path)?.includes(0) === true
const textOf = (path: string) => bytesOf.get(path)?.toString('utf8') ?? ''

describe('a clone has the same bytes everywhere', () => {
  const attributes = readFileSync('.gitattributes', 'utf8').split('\n')

  it('every text ends its lines alike', () => {
    expect(attributes).toContain('* text=auto eol=lf')
    expect(files.filter((path) => !isBinary(path) && bytesOf.get(path)?.includes('\r\n'))).toEqual([])
  })

  it('every binary kind of file is named', () => {
    const kinds = new Set(files.filter(isBinary).map((path) => extname(path)))
    expect([...kinds].filter((kind) => !attributes.includes(`*${kind} binary`))).toEqual([])
  })

  it('no two names differ by upper and lower case only', () => {
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(files.length)
  })
})

describe('commands need no shell of one system', () => {
  const code = files.filter((path) => /\.(?:[cm]?[jt]sx?)$/.test(path) && path !== 'tests/structure/any-desk.test.ts')

  it('a program that is started by name is git, or npm through the shell that it needs on Windows', () => {
    const started = code.flatMap((path) =>
      [...textOf(path).matchAll(/\b(?:spawn|exec|execFile)(?:Sync)?\(\s*(['"`])(.*?)\1/gs)].map(
        ([, , program]) => `${path}: ${program}`,
      ),
    )
    // The real servers are Debian's; where they are missing, their checks say that they were not run.
    // So are the engines' screen and their packages, and where they are missing, the journeys say what they skip.
    const others = started.filter(
      (one) => !one.endsWith(': git') && !/^tests\/(?:hosts\/|browsers\/.*: (?:apt-get|Xvfb)$)/.test(one),
    )
    // So does the check of the second engines where there is no Java.
    const java = 'tests/engines/second-engines.mjs: java'
    expect(others).toEqual(['src/build/install.mjs: npm', java, java])
    expect(textOf('src/build/install.mjs')).toContain("shell: process.platform === 'win32'")
  })

  it('a script of package.json has no quotes, variables or tools of a Unix shell', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
    const unixOnly = /['$`;|]|(?:^|&& )(?:\w+=|rm|cp|mv|mkdir|cat|sh|bash|\.\/)\b/
    expect(Object.entries(scripts).filter(([, script]) => unixOnly.test(script))).toEqual([])
  })

  it('a file beside a module is found by fileURLToPath, for a Windows address begins with a slash', () => {
    expect(code.filter((path) => textOf(path).includes('import.meta.url).pathname'))).toEqual([])
  })
})

describe('the lock file holds the programs of every desk', () => {
  interface Locked {
    readonly optionalDependencies?: Readonly<Record<string, string>>
  }
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const desks = [/win32-x64/, /darwin-arm64/, /darwin-x64/, /linux-arm64/, /linux-x64/]
  const withPrograms = Object.entries(packages).filter(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).some((name) => name.includes('linux-x64')),
  )

  it.each(withPrograms)('%s', (_path, { optionalDependencies = {} }) => {
    const offered = Object.keys(optionalDependencies)
    expect(desks.filter((desk) => !offered.some((name) => desk.test(name)))).toEqual([])
    expect(offered.filter((name) => desks.some((desk) => desk.test(name)) && !names.has(name))).toEqual([])
  })
})
