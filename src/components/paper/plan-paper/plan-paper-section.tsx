import type { ReactNode } from 'react'

import { type Language, languages } from '#i18n/language.ts'
import { cn } from '#lib/cn.ts'

/** One line of a section in one language. */
export interface PaperRow {
  readonly key: string
  readonly term: string
  readonly value: ReactNode
  /** A sum, in large type. */
  readonly isTotal?: boolean
  /** A heading of the lines that follow. */
  readonly isHead?: boolean
  /** The value is a long text, which wraps below the term if there is no room beside it. */
  readonly isLong?: boolean
}

export interface PaperHeadingProps {
  /** The heading in each language. */
  readonly text: (language: Language) => string
}

/** A heading of a sheet, English beside Spanish. */
export function PaperHeading({ text }: PaperHeadingProps) {
  return (
    <h4 className="grid grid-cols-1 gap-x-8 border-b border-control font-sans text-sm font-bold sm:grid-cols-2 print:text-xs">
      {languages.map((language) => (
        <span key={language} lang={language}>
          {text(language)}
        </span>
      ))}
    </h4>
  )
}

export interface PaperTextProps {
  /** The text in each language. */
  readonly text: (language: Language) => ReactNode
  /** Classes for the text. */
  readonly className?: string
}

/** A sentence, English beside Spanish. */
export function PaperText({ text, className }: PaperTextProps) {
  return (
    <div className={cn('grid grid-cols-1 gap-x-8 sm:grid-cols-2', className)}>
      {languages.map((language) => (
        <p key={language} lang={language}>
          {text(language)}
        </p>
      ))}
    </div>
  )
}

export interface PaperSectionProps {
  /** The heading in each language. */
  readonly title: (language: Language) => string
  /** The lines in each language: the same keys in the same order. */
  readonly rows: (language: Language) => readonly PaperRow[]
  /** What follows the lines. */
  readonly children?: ReactNode
}

/**
 * A section of a sheet: each line in English beside the same line in Spanish (P-90). Without lines it renders nothing.
 */
export function PaperSection({ title, rows, children }: PaperSectionProps) {
  const [first, ...others] = languages.map((language) => ({ language, lines: rows(language) }))
  if (first === undefined || first.lines.length === 0) return null
  return (
    <section>
      <PaperHeading text={title} />
      {first.lines.map(({ key, isTotal, isHead, isLong }, at) => (
        <dl
          key={key}
          className={cn(
            'grid grid-cols-1 gap-x-8 border-b border-border sm:grid-cols-2',
            isTotal && 'font-bold',
            isHead && 'text-ink-muted',
          )}
        >
          {[first, ...others].map(({ language, lines }) => (
            <div
              key={language}
              lang={language}
              className={cn('flex flex-wrap items-baseline justify-between gap-x-3', !isLong && 'sm:flex-nowrap')}
            >
              <dt>{lines[at]?.term}</dt>
              <dd
                className={cn(
                  'ms-auto text-end tabular-nums',
                  !isHead && 'font-semibold',
                  !isLong && 'shrink-0',
                  isTotal && 'text-lg print:text-sm',
                )}
              >
                {lines[at]?.value}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {children}
    </section>
  )
}
