import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const isOfPackage = (path) => path.startsWith('node_modules/')

/** The sources of every program besides its own. The lock file represents the packages. */
const always = ['src/build/made-file.mjs', 'package.json', 'node_modules/.package-lock.json']

/** Returns a text that changes when a file changes. */
function stampOf(path) {
  const { size, mtimeMs } = statSync(path)
  // Container images keep whole seconds only.
  return `${size} ${Math.floor(mtimeMs / 1_000)}`
}

/** Returns the file that was made of the sources as they are now; null where there is none. */
function madeBefore(recordPath) {
  try {
    const { file, sources } = JSON.parse(readFileSync(recordPath, 'utf8'))
    statSync(file)
    return sources.every(([path, stamp]) => stampOf(path) === stamp) ? file : null
  } catch {
    return null
  }
}

/** Writes a file whole or not at all, even if another start writes it at the same time. */
function writeWhole(path, text) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

async function bundle(entry) {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // This leaves out the parts of packages that are for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: entry,
      write: false,
      target: 'node20',
      // One file: its modules run in the order of their imports.
      rolldownOptions: { output: { format: 'es', codeSplitting: false, minify: { compress: false, mangle: false } } },
    },
    ssr: { noExternal: true },
  })
  return made.output[0]
}

async function make(entry, folder, recordPath) {
  const begun = Date.now()
  mkdirSync(folder, { recursive: true })
  const { code, moduleIds } = await bundle(entry)
  // Some modules of a bundle are not files. Their names begin with a null character.
  const files = moduleIds.filter((id) => !id.startsWith('\0')).map((id) => relative('.', id.split('?')[0]))
  const paths = [...always, ...files.filter((path) => !isOfPackage(path))]
  const file = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`)
  for (const name of readdirSync(folder))
    if (name.endsWith('.mjs') && join(folder, name) !== file) rmSync(join(folder, name), { force: true })
  writeWhole(file, code)
  // A file that changed during the build may or may not be in the result. Without a record, the next start builds
  // again.
  if (paths.every((path) => statSync(path).mtimeMs < begun))
    writeWhole(recordPath, JSON.stringify({ file, sources: paths.map((path) => [path, stampOf(path)]) }))
  return file
}

const ownPath = fileURLToPath(import.meta.url)
/** The exit code of a process that could not write the file. */
const couldNotWrite = 3

/**
 * Returns one file with a program and all its modules, made by Vite where it is missing or a source has changed; null where
 * the folder can't be written to. A process of its own makes it, because a service would keep the memory that Vite takes.
 *
 * @returns {string | null}
 */
export function madeFile(entry, folder) {
  const recordPath = join(folder, 'made.json')
  const before = madeBefore(recordPath)
  if (before !== null) return before
  const { status, stdout } = spawnSync(process.execPath, [ownPath, entry, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status === 0) return stdout.trim().split('\n').at(-1)
  if (status === couldNotWrite) return null
  throw new Error(`${entry} could not be made into one file.`)
}

if (process.argv[1] === ownPath) {
  const [, , entry, folder] = process.argv
  try {
    console.log(await make(entry, folder, join(folder, 'made.json')))
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'].includes(error.code)) throw error
    process.exitCode = couldNotWrite
  }
}
