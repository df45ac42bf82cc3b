import process from 'node:process'

import { loadEnv } from 'vite'

import { isSafe } from '#config/settings.ts'

import { officialHost } from './official-service.ts'

/**
 * Returns the owner's key and the host of the official service, from the environment or an `.env` file that git ignores.
 * They are no settings of the site: a build never reads them.
 */
export function liveSettings(): { readonly key: string; readonly host: string } {
  const { CMS_MARKETPLACE_API_KEY: key = '', CMS_MARKETPLACE_API_HOST: named = '' } = loadEnv(
    'production',
    process.cwd(),
    'CMS_MARKETPLACE_',
  )
  const host = named.replace(/\/+$/, '')
  if (host !== '' && (!URL.canParse(host) || !/^https?:/.test(host) || !isSafe(host)))
    throw new RangeError(
      'CMS_MARKETPLACE_API_HOST has to be an address with https: the key would be readable in transit.',
    )
  return { key: key.trim(), host: host === '' ? officialHost : host }
}
