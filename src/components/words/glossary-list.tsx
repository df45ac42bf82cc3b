import { useState } from 'react'

import { NothingFound } from '#components/content/nothing-found.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { type TermId, isFoundIn, listLetter, termIds } from '#domain/content/glossary-terms.ts'
import { fixedT } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { secondLanguageOf } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** One term of the glossary, in the page's language. */
interface Entry {
  readonly id: TermId
  readonly name: string
  readonly letter: string
  /** The word in the other language. */
  readonly second: string
}

function entriesIn(language: Language): readonly Entry[] {
  const [t, second] = [fixedT(language, 'glossary'), fixedT(secondLanguageOf(language), 'glossary')]
  const { compare } = new Intl.Collator(language)
  return termIds
    .map((id) => {
      const name = t(`terms.${id}.name`)
      return { id, name, letter: listLetter(name), second: second(`terms.${id}.name`) }
    })
    .toSorted((a, b) => compare(a.name, b.name))
}

/** All terms by letter, with a search over both languages (C-74). Each has an anchor, so a link can name it. */
export function GlossaryList() {
  const { t, language } = useTranslation('glossary')
  const [search, setSearch] = useState('')
  const other = secondLanguageOf(language)
  const found = entriesIn(language).filter(({ id, name, second }) =>
    isFoundIn([name, t(`terms.${id}.short`), second, t(`terms.${id}.meaning`)].join(' '), search),
  )
  const letters = [...new Set(found.map(({ letter }) => letter))]
  const count = found.length === 0 ? t('glossaryPage.none') : t('glossaryPage.count', { count: found.length })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-12">
      <div className="grid gap-4 lg:sticky lg:top-24 lg:col-span-4 print:hidden">
        <div className="noscript:hidden grid gap-2">
          <TextField
            label={t('glossaryPage.search')}
            value={search}
            width="lg"
            autoComplete="off"
            enterKeyHint="search"
            onChange={setSearch}
          />
          <LiveRegion visible text={count} className="text-ink-muted" />
        </div>
        {letters.length > 0 && (
          <nav aria-label={t('glossaryPage.letters')}>
            <ul className="flex flex-wrap gap-1">
              {letters.map((letter) => (
                <li key={letter}>
                  <a
                    href={`#letter-${letter}`}
                    className="inline-flex min-h-target min-w-target items-center justify-center rounded-lg font-semibold text-primary underline hover:bg-primary-wash"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="grid min-w-0 gap-8 lg:col-span-8">
        {letters.map((letter) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="grid gap-4">
            <h2 id={`letter-${letter}`} className="border-b border-border pb-1 text-2xl font-bold text-ink-muted">
              {letter}
            </h2>
            {found
              .filter((entry) => entry.letter === letter)
              .map(({ id, name, second }) => (
                <article
                  key={id}
                  id={id}
                  aria-labelledby={`${id}-name`}
                  className="grid max-w-prose gap-1 rounded-card target:bg-primary-wash target:p-4 print:break-inside-avoid"
                >
                  <h3 id={`${id}-name`} className="text-xl font-semibold">
                    {name}
                  </h3>
                  <p lang={other} className="text-ink-muted">
                    {second}
                  </p>
                  <p>{t(`terms.${id}.meaning`)}</p>
                  <p className="text-ink-muted">
                    {t('termCard.example')} {t(`terms.${id}.general`)}
                  </p>
                </article>
              ))}
          </section>
        ))}
        {found.length === 0 && (
          <NothingFound
            title={count}
            action={
              <Button
                tone="outline"
                onClick={() => {
                  setSearch('')
                }}
              >
                {t('glossaryPage.all')}
              </Button>
            }
          >
            {t('glossaryPage.noneText')}
          </NothingFound>
        )}
      </div>
    </div>
  )
}
