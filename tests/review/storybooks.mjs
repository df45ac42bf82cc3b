import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'

/** Folder of built Storybooks and their pictures between runs. */
export const cache = resolve('node_modules/.cache/puente/previews')

/** Characters of a failed build's output to show: its end gives the reason. */
const longestReason = 3_000

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

/**
 * Builds the Storybook of a folder, without its documentation; throws with the build's output if it fails.
 * @returns {Promise<string>}
 */
function build(cwd, outDir) {
  const [command, script, ...rest] = bin('storybook')
  const child = spawn(command, [resolve(script), ...rest, 'build', '--test', '--stats-json', '-o', outDir, '--quiet'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => {
      if (code === 0) done(outDir)
      else fail(new Error(`The Storybook of ${cwd} did not build.\n${output.slice(-longestReason)}`))
    })
  })
}

/**
 * Builds the Storybook of the current working tree. Returns its folder.
 * @returns {Promise<string>}
 */
export function buildWorkingTree() {
  return build(process.cwd(), join(cache, 'working-tree', 'storybook'))
}

/** The commit of a ref: its full and its short name, and its subject. */
export function commitOf(ref) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`There is no commit "${ref}" in this repository.`)
  const sha = stdout.trim()
  return { sha, short: sha.slice(0, 9), subject: git('log', '-1', '--format=%s', sha) }
}

/** Whether all files of the working tree are as its commit has them. */
export const isCleanTree = () => git('status', '--porcelain') === ''

/** What pictures are made of. */
const pictured = ['src', 'stories', 'mocks', '.storybook', 'package-lock.json', 'vite.config.ts', 'tailwind.config.ts']

/**
 * A mark of the files that pictures are made of, at a ref or in the working tree: two equal marks give equal pictures.
 * @param {string} [ref]
 */
export function sourceState(ref) {
  const hash = createHash('sha256')
  hash.update(pictured.map((path) => git('rev-parse', `${ref ?? 'HEAD'}:${path}`)).join(' '))
  if (ref === undefined) {
    hash.update(git('diff', 'HEAD', '--', ...pictured))
    const added = git('ls-files', '--others', '--exclude-standard', '--', ...pictured)
    for (const path of added.split('\n').filter(Boolean)) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the Storybook of a commit, once: a second call returns the same folder. Its files are checked out outside of
 * the repository, because a folder below `node_modules` is built as a third-party package. The packages are those of
 * the working tree; `notice` is called if the commit needs others.
 * @returns {Promise<string>}
 */
export async function buildCommit({ sha, short }, notice) {
  const outDir = join(cache, sha, 'storybook')
  const isSameLock = git('show', `${sha}:package-lock.json`) === readFileSync('package-lock.json', 'utf8').trim()
  if (!isSameLock)
    notice(`${short} asks for other packages than the working tree; both are built with the working tree's.`)
  if (existsSync(join(outDir, 'index.json'))) return outDir
  const tree = join(tmpdir(), `puente-preview-${short}-${process.pid}`)
  git('worktree', 'add', '--detach', '--quiet', tree, sha)
  const packages = join(tree, 'node_modules')
  try {
    symlinkSync(resolve('node_modules'), packages, 'junction')
    return await build(tree, outDir)
  } finally {
    // The link is removed first, so no tool that clears the folder follows it.
    rmSync(packages, { force: true })
    git('worktree', 'remove', '--force', tree)
  }
}
