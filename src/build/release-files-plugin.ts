import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import type { Plugin } from 'vite'

import { agency } from '#content/agency.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'

import { packageList } from './package-list.mjs'
import { readSettings } from './read-settings.ts'
import { gitHere, securityText, statusFile } from './release-files.ts'

/**
 * Writes the files for operations and security: the build's status, the contact for vulnerabilities, and the list of
 * packages. The same commit and settings give the same bytes.
 */
export function releaseFilesPlugin(mode: string): Plugin {
  return {
    name: 'puente-release-files',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
      if (!first) throw new Error('The built site has no first script')
      const { planYear, siteUrl } = readSettings(mode)
      const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof packageList>[0]
      const files = {
        'status.json': statusFile(gitHere, basename(first.fileName), planYear),
        '.well-known/security.txt': securityText(agency.email, siteUrl, knownYear(planYear, calendarDay(new Date()))),
        'sbom.cdx.json': `${JSON.stringify(packageList(lock), null, 2)}\n`,
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
