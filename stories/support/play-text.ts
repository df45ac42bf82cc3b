import type { TFunction } from 'i18next'

import { i18n } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Typed `t` for the language in which the story now runs: plays query by translated names. */
export function playText<N extends Namespace>(namespace: N, globals: Record<string, unknown>): TFunction<N> {
  return i18n.getFixedT(globals['locale'] === 'es' ? 'es' : 'en', namespace) as TFunction<N>
}
