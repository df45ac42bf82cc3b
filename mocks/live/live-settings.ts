import { isSafe } from '#config/settings.ts'
import { envValues } from '#mocks/env-values.ts'

import { officialHost } from './official-service.ts'

/** The path of the official service, which a host may be written with. */
const officialPath = '/api/v1'

/** Returns what is wrong with a host that is called in the place of the official one; null for nothing. */
export function hostProblem(named: string): string | null {
  const start = 'CMS_MARKETPLACE_API_HOST has to be'
  if (!URL.canParse(named) || !/^https?:/.test(named)) return `${start} an address, such as ${officialHost}.`
  if (!isSafe(named)) return `${start} an address with https: the key would be readable in transit.`
  const { pathname, username, password } = new URL(named)
  const isBare = ['', officialPath].includes(pathname.replace(/\/+$/, '')) && username === '' && password === ''
  return isBare && !/[?#]/.test(named)
    ? null
    : `${start} a host alone or with ${officialPath}, such as ${officialHost}: without a query, another path or a name.`
}

/**
 * Returns the owner's key and the host of the official service, from the environment or an `.env` file that git ignores.
 * They are no settings of the site: a build never reads them.
 */
export function liveSettings(): { readonly key: string; readonly host: string } {
  const { CMS_MARKETPLACE_API_KEY: key = '', CMS_MARKETPLACE_API_HOST: named = '' } = envValues('CMS_MARKETPLACE_')
  const problem = named === '' ? null : hostProblem(named)
  if (problem !== null) throw new RangeError(problem)
  const host = named === '' ? officialHost : new URL(named).origin
  return { key: key.trim(), host }
}
