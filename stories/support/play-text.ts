import { fixedT } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Typed `t` for the language in which the story now runs: plays query by translated names. */
export function playText<N extends Namespace>(namespace: N, globals: Record<string, unknown>) {
  return fixedT(globals.locale === 'es' ? 'es' : 'en', namespace)
}
