import { fixedT } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Returns a typed `t` for the story's current language, because plays query by translated names. */
export function playText<N extends Namespace>(namespace: N, globals: Record<string, unknown>) {
  return fixedT(globals.locale === 'es' ? 'es' : 'en', namespace)
}
