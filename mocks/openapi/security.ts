import type { CallContract } from './call-contract.ts'
import type { Json } from './json.ts'

/** The ways in which calls authenticate. A token in a path is a parameter, because OpenAPI has no scheme for it. */
export const securitySchemes = {
  apiToken: {
    type: 'apiKey',
    in: 'query',
    name: 'api_token',
    description: 'The token of the session, from `verify` or `login`.',
  },
  sessionToken: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'The token of the session, from `verify` or `login`.',
  },
  registrationToken: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'The token of a registration that waits for its code, from `register`. It opens no session.',
  },
  mapsKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Goog-Api-Key',
    description:
      'The site’s key for Google’s Places service, a setting. Anybody can read it in the site, so it is limited to the site’s host. Without the setting the calls go to the API host, without a key.',
  },
} as const satisfies Readonly<Record<string, Json>>

/** Returns the authentication of a call; an empty list for a call without any, or with its token in the path. */
export function securityOf({ family, query, address }: CallContract): readonly Json[] {
  if (family === 'maps') return [{ mapsKey: [] }, {}]
  const { api_token: apiToken, token } = query?.shape ?? {}
  if (apiToken) return [{ apiToken: [] }]
  if (token) return [address.includes('resend-code') ? { registrationToken: [] } : { sessionToken: [] }]
  return []
}
