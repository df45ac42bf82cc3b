import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { type SecondLanguageChoice, type Words, WordsContext } from '#components/words/words-context.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { onDemand } from '#i18n/on-demand.ts'
import { secondLanguageOf } from '#i18n/language.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { readStored, removeStored, writeStored } from '#state/storage.ts'

/** The meanings of the terms. A term also says its word in the other language. */
const wordParts = onDemand(
  () =>
    Promise.all([import('#components/words/term-card.tsx'), loadInBothLanguages('glossary')]).then(([parts]) => parts),
  'glossary',
)

/** Loads the words of the labels in both languages; rejects when they can't be fetched. */
const loadLabels = () => loadInBothLanguages('plans', 'comparison', 'plan-page', 'year-costs')

/** Returns the switch of both languages. Its state is restored in the same tab (C-77). */
function useChoice(): SecondLanguageChoice {
  const [state, setState] = useState<SecondLanguageChoice['state']>(() =>
    readStored('session', 'bothLanguages') === 'yes' ? 'loading' : 'off',
  )
  const isLoading = state === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    loadLabels().then(
      () => {
        if (isWanted) setState('on')
      },
      () => {
        if (!isWanted) return
        removeStored('session', 'bothLanguages')
        setState('failed')
      },
    )
    return () => {
      isWanted = false
    }
  }, [isLoading])
  return useMemo(
    () => ({
      state,
      onChange: (isOn) => {
        if (isOn) writeStored('session', 'bothLanguages', 'yes')
        else removeStored('session', 'bothLanguages')
        setState(isOn ? 'loading' : 'off')
      },
    }),
    [state],
  )
}

export interface WordsProviderProps {
  readonly children: ReactNode
}

/**
 * Provides the explained terms and the switch of both languages to the results. The meanings are fetched when the
 * browser is idle. A failure leaves the terms as plain text (C-72).
 */
export function WordsProvider({ children }: WordsProviderProps) {
  const language = useLanguage()
  const choice = useChoice()
  const loaded = useSyncExternalStore(wordParts.subscribe, wordParts.state, wordParts.state)
  useEffect(() => whenIdle(wordParts.warm), [])
  const parts = loaded.kind === 'ready' ? loaded.part : null
  const words = useMemo(
    (): Words => ({
      parts,
      second: choice.state === 'on' ? secondLanguageOf(language) : null,
      choice,
      footnotes: [],
    }),
    [parts, choice, language],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}
