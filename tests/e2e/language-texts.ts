import { readFileSync } from 'node:fs'

import i18next, { type TFunction } from 'i18next'

import { fillAgencyTexts } from '#build/agency-texts.ts'
import type { Language } from '#i18n/language.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** The texts of one area in a language, so that a journey is written once for both. */
export type Texts = <N extends Namespace>(namespace: N) => TFunction<N>

function catalog(language: Language, namespace: Namespace): object {
  const path = new URL(`../../src/i18n/locales/${language}/${namespace}.json`, import.meta.url)
  return JSON.parse(fillAgencyTexts(readFileSync(path, 'utf8'), language)) as object
}

/** Returns the texts of a language as the site shows them. */
export async function textsIn(language: Language): Promise<Texts> {
  const i18n = i18next.createInstance()
  await i18n.init({ lng: language, resources: {}, fallbackLng: false, interpolation: { escapeValue: false } })
  return (namespace) => {
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, catalog(language, namespace))
    return i18n.getFixedT(language, namespace)
  }
}
