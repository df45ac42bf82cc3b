import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import { type Translate, fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { useLanguage } from '#i18n/use-translation.ts'

import { TermButton, TermMark } from './term-button.tsx'
import { useWords } from './words-context.ts'

/** Returns `t` of an area in the language of a label. */
export type TextsOf = <N extends Namespace>(area: N) => Translate<N>

const textsIn =
  (language: Language): TextsOf =>
  (area) =>
    fixedT(language, area)

export interface SecondLineProps {
  /** The label's words in any language. */
  readonly text: (of: TextsOf) => string
}

/** A label's words in the other language, if the visitor chose to see both (C-77). */
export function SecondLine({ text }: SecondLineProps) {
  const language = useLanguage()
  const { second } = useWords()
  if (second === null) return null
  const words = text(textsIn(second))
  if (words === text(textsIn(language))) return null
  return (
    <span lang={second} className="block text-xs font-normal text-ink-muted print:hidden">
      {words}
    </span>
  )
}

export interface TermLabelProps extends SecondLineProps {
  /** The term that the label names, if any. */
  readonly term?: PlacedTerm | undefined
  /**
   * Makes the label explain its term. Turn it off where the page would have too many tab stops.
   * @default true
   */
  readonly explains?: boolean
  /** Id of the words in the page's language, for an element that they name. */
  readonly ownId?: string
}

/** The label of a fact. It can explain its term, and shows the words of the other language below (C-77). */
export function TermLabel({ text, term, explains = true, ownId }: TermLabelProps) {
  const language = useLanguage()
  const words = text(textsIn(language))
  const own = ownId === undefined ? words : <span id={ownId}>{words}</span>
  return (
    <>
      {term && explains ? <TermButton term={term}>{own}</TermButton> : own}
      {term && !explains && <TermMark id={term.id} />}
      <SecondLine text={text} />
    </>
  )
}
