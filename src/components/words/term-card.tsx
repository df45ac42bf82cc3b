import { type PlacedTerm, type TermId, isFigured } from '#domain/content/glossary-terms.ts'
import { fixedT } from '#i18n/i18n.ts'
import { secondLanguageOf } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { GlossaryLink } from './glossary-link.tsx'

/** Returns a function that gives a term's example: with the number of its place, otherwise the general one (C-71). */
function useExample(): (term: PlacedTerm) => string {
  const { t } = useTranslation('glossary')
  return (term) => {
    const { id, figure, letter } = term
    if (figure === undefined || !isFigured(id)) return t(`terms.${id}.general`)
    const plan = letter === undefined ? t('termCard.thisPlan') : t('termCard.planOf', { letter })
    return t(`terms.${id}.figured`, { plan, figure })
  }
}

export interface TermCardProps {
  /** The term, with the number of its example. */
  readonly term: PlacedTerm
}

/**
 * The meaning of a term: one sentence, one example, its word in the other language, and a link to the glossary (C-72).
 */
export function TermCard({ term }: TermCardProps) {
  const { t, language } = useTranslation('glossary')
  const exampleOf = useExample()
  const other = secondLanguageOf(language)
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t(`terms.${term.id}.name`)}</p>
      <p>{t(`terms.${term.id}.meaning`)}</p>
      <p className="text-ink-muted">
        {t('termCard.example')} {exampleOf(term)}
      </p>
      <p className="text-sm">
        {t('termCard.second')} <strong lang={other}>{fixedT(other, 'glossary')(`terms.${term.id}.name`)}</strong>
      </p>
      <p>
        <GlossaryLink id={term.id}>{t('termCard.all')}</GlossaryLink>
      </p>
    </div>
  )
}

export interface TermFootnotesProps {
  /** The terms on the page, in the order of their numbers. */
  readonly terms: readonly TermId[]
}

/** The meanings of the terms on a printed page, in two columns of small print (C-76). */
export function TermFootnotes({ terms }: TermFootnotesProps) {
  const { t } = useTranslation('glossary')
  return (
    <aside aria-label={t('termFootnotes.title')} className="hidden print:block">
      <ol className="footnotes print:columns-field-md print:gap-8">
        {terms.map((id, at) => (
          // The terms are inline, because a line for each would take more paper.
          <li key={id} className="inline">
            <sup>{at + 1}</sup> {t(`terms.${id}.short`)}: {t(`terms.${id}.meaning`)}{' '}
          </li>
        ))}
      </ol>
    </aside>
  )
}
