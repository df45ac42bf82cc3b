import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { contractVersion } from '#config/contract-version.ts'
import { languages } from '#i18n/language.ts'

/** The content of `/status.json` about the live build. */
export interface BuildStatus {
  /** The commit, with `+changes` if the working tree differs from it; without git, the package's version. */
  readonly build: string
  /** The first script's file name, which identifies the build in a report. */
  readonly script: string
  /** `auto` or the pinned year. */
  readonly planYear: 'auto' | number
  /** The version of the service's description that the site was built for. */
  readonly contract: string
  readonly languages: readonly string[]
}

/** Runs git; null if there is no git, or no repository. */
export type Git = (...args: readonly string[]) => string | null

/** Git on the path, in the current folder. */
export const gitHere: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Returns the name of a build: the same commit gives the same. */
export function buildName(git: Git, version: string): string {
  const commit = git('rev-parse', 'HEAD')
  if (commit === null) return version
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+changes`
}

/** Returns the text of `status.json`. */
export function statusFile(git: Git, script: string, planYear: 'auto' | number): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
  const status: BuildStatus = { build: buildName(git, version), script, planYear, contract: contractVersion, languages }
  return `${JSON.stringify(status, null, 2)}\n`
}

/**
 * Returns the text of `security.txt` (RFC 9116), the contact for reporting vulnerabilities. It expires when the
 * Open Enrollment of the following plan year begins: less than a year after any build for this one, as the RFC asks.
 */
export function securityText(email: string, siteUrl: string, contentYear: number): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${contentYear}-11-01T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
