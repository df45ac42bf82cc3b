import type { MouseEvent } from 'react'

import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { LegalDocument, LegalSection, LegalWords } from '#domain/content/legal.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LegalTextProps {
  /** The document. Its catalog, which has the same name, must be loaded. */
  readonly document: LegalDocument
  /** Its text in the current language. */
  readonly words: LegalWords
  /** The agency's phone as the text writes it, which becomes a link. */
  readonly phone: string
  /** The level of the section headings, one below the document's title. */
  readonly headingLevel: 2 | 3
  /**
   * `address` lets a contents link change the address. `focus` only moves the focus, for a dialog over another page.
   */
  readonly jump: 'address' | 'focus'
}

interface FrameProps extends LegalTextProps {
  readonly contentsLabel: string
  readonly edition: string
}

function jumpTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

function Blocks({ blocks, phone }: Pick<LegalSection, 'blocks'> & Pick<LegalTextProps, 'phone'>) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <MarkedText text={block} part={phone} as="phone" />
      </p>
    ) : (
      <ul key={index} className="grid list-disc gap-1.5 ps-6">
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  )
}

function Frame({ document, words, phone, headingLevel, jump, contentsLabel, edition }: FrameProps) {
  const { summary, sections } = words
  const Heading = `h${headingLevel}` as const
  const placeOf = ({ id }: LegalSection) => (jump === 'address' ? id : `${document}-${id}`)
  return (
    <div className="grid gap-6 print:block print:space-y-4">
      <p className="text-sm text-ink-muted">{edition}</p>
      <p className="text-lg">{summary}</p>
      <nav aria-label={contentsLabel} className="rounded-card border border-border bg-surface-sunken p-4 sm:p-5">
        <p className="font-semibold">{contentsLabel}</p>
        <ol className="mt-1 grid list-decimal ps-6 sm:grid-cols-2 sm:gap-x-6">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${placeOf(section)}`}
                className="inline-flex min-h-target items-center py-2 text-primary underline hover:text-primary-strong"
                {...(jump === 'focus' && { onClick: jumpTo })}
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <section key={section.id} className="grid gap-3 print:block print:space-y-1">
          <Heading id={placeOf(section)} tabIndex={-1} className="break-after-avoid text-xl font-semibold">
            {`${index + 1}. ${section.title}`}
          </Heading>
          <Blocks blocks={section.blocks} phone={phone} />
        </section>
      ))}
    </div>
  )
}

function Terms(props: LegalTextProps) {
  const { t, language } = useTranslation('terms')
  const { version, effective } = props.words
  return (
    <Frame
      {...props}
      contentsLabel={t('legalText.contents')}
      edition={t('legalText.edition', { version, date: formatLongDate(effective, language) })}
    />
  )
}

function Privacy(props: LegalTextProps) {
  const { t, language } = useTranslation('privacy')
  const { version, effective } = props.words
  return (
    <Frame
      {...props}
      contentsLabel={t('legalText.contents')}
      edition={t('legalText.edition', { version, date: formatLongDate(effective, language) })}
    />
  )
}

/** The full text of the terms or the privacy policy: version, contents, numbered parts (C-50, C-51). */
export function LegalText(props: LegalTextProps) {
  switch (props.document) {
    case 'terms':
      return <Terms {...props} />
    case 'privacy':
      return <Privacy {...props} />
  }
}
