import { useEffect, useState } from 'react'

import { consentCopy } from '#components/application/consent-panel/consent-copy.ts'
import { type ConsentFacts, consentWords } from '#components/application/consent-panel/consent-words.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { saveFile } from '#lib/save-file.ts'

const fileName: Readonly<Record<Language, string>> = { en: 'consent', es: 'consentimiento' }

/** Downloads of the consent, in either language (F-54). */
export interface ConsentCopies {
  readonly download: (language: Language) => void
  /** The texts of the other language could not be loaded; the next press tries again. */
  readonly hasFailed: boolean
}

/** Returns the downloads of a consent. It loads the other language's texts ahead, so that a press finds them. */
export function useConsentCopies(facts: ConsentFacts): ConsentCopies {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadInBothLanguages('application').catch(() => undefined)
  }, [])
  return {
    hasFailed,
    download: (language) => {
      loadInBothLanguages('application').then(
        () => {
          setFailed(false)
          const words = consentWords(fixedT(language, 'application'), language, facts)
          saveFile(`${fileName[language]}-${isoDay(facts.date)}.html`, 'text/html', consentCopy(words, language))
        },
        () => {
          setFailed(true)
        },
      )
    },
  }
}
