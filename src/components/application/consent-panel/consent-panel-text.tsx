import { Download } from 'lucide-react'
import { useId, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { type Language, languages } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { type ConsentFacts, type ConsentPart, consentWords } from './consent-words.ts'

export interface ConsentPanelTextProps extends ConsentFacts {
  /** Downloads a copy in a language. */
  readonly onDownload: (language: Language) => void
}

const inTabOrder = { tabIndex: 0 } as const

interface PartProps extends ConsentPart {
  readonly names: readonly string[]
  readonly phone: string
}

function Part({ heading, body, names, phone }: PartProps) {
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{heading}</h4>
      {typeof body === 'string' ? (
        <p className="max-w-prose">
          <NamedText text={body} names={names} phone={phone} />
        </p>
      ) : (
        <ul className="grid max-w-prose list-disc gap-1 ps-5">
          {body.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * The whole consent on the page, with its record (F-52, F-53). A press puts it into a box that scrolls, or back; copies
 * can be downloaded (F-54).
 */
export function ConsentPanelText({ onDownload, ...facts }: ConsentPanelTextProps) {
  const { t, language } = useTranslation('application')
  const headingId = useId()
  const textId = useId()
  const [isBoxed, setBoxed] = useState(false)
  const { title, parts, recordHeading, record } = consentWords(t, language, facts)
  const names = [facts.consumerName, ...facts.agentNames, facts.email]
  return (
    <div className="grid gap-3">
      <Button
        tone="quiet"
        size="sm"
        className="justify-self-start print:hidden"
        aria-controls={textId}
        onClick={() => {
          setBoxed(!isBoxed)
        }}
      >
        {t(isBoxed ? 'consentPanel.showWhole' : 'consentPanel.showBox')}
      </Button>
      <div
        id={textId}
        role="region"
        aria-labelledby={headingId}
        className={cn(
          'rounded-md border-2 border-control bg-surface-sunken px-4 py-4 sm:px-5',
          isBoxed && 'max-h-consent overflow-y-auto print:max-h-none print:overflow-visible',
        )}
        // A scrolling text must be reachable by keyboard (WCAG 2.1.1).
        {...(isBoxed && inTabOrder)}
      >
        <h3 id={headingId} className="text-xl font-semibold">
          {title}
        </h3>
        {parts.map((part) => (
          <Part key={part.heading} {...part} names={names} phone={facts.phone} />
        ))}
        <h4 className="mt-4 font-semibold">{recordHeading}</h4>
        <dl>
          {record.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="font-medium">
                <NamedText text={value} names={names} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {languages.map((one) => (
          <Button
            key={one}
            tone="outline"
            size="sm"
            onClick={() => {
              onDownload(one)
            }}
          >
            <Download aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
            {t(`consentPanel.download.${one}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
