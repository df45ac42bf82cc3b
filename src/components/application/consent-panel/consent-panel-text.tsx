import { type ReactNode, useId } from 'react'

import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { Edition } from '#domain/content/legal.ts'
import { formatLongDate, listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ConsentPanelTextProps {
  /** First and last name of the primary applicant. */
  readonly consumerName: string
  /** The authorised agents, at least one. */
  readonly agentNames: readonly string[]
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The agency's email. */
  readonly email: string
  /** The day of the consent. */
  readonly date: CalendarDay
  /** The edition of the text that is agreed to. */
  readonly edition: Edition
}

const inTabOrder = { tabIndex: 0 } as const
const consentParts = ['scope', 'purpose', 'duration', 'withdraw'] as const
/** The attestations at the end of an eligibility application. Each is explained before the applicant confirms it. */
const attestations = ['perjury', 'changes', 'taxes', 'payBack'] as const

interface PartProps {
  readonly heading: string
  readonly children: ReactNode
}

function Part({ heading, children }: PartProps) {
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{heading}</h4>
      {children}
    </div>
  )
}

/**
 * The consent in a scrolling list that the keyboard can reach, and the record of who agrees to what and when (45 CFR
 * 155.220(j)).
 */
export function ConsentPanelText({ consumerName, agentNames, phone, email, date, edition }: ConsentPanelTextProps) {
  const { t, language } = useTranslation('application')
  const headingId = useId()
  const consumer = consumerName === '' ? t('consentPanel.noName') : consumerName
  const agents = listFormat(language).format(agentNames)
  const today = formatLongDate(date, language)
  const said = { consumer, agents, phone, email, date: today }
  const record = [
    [t('consentPanel.consumer'), consumer],
    [t('consentPanel.agents'), agents],
    [t('consentPanel.date'), today],
    [
      t('consentPanel.version'),
      t('consentPanel.versionValue', {
        version: edition.version,
        date: formatLongDate(edition.effective, language),
      }),
    ],
  ] as const
  return (
    <div
      role="region"
      aria-labelledby={headingId}
      className="max-h-consent overflow-y-auto rounded-md print:max-h-none print:overflow-visible border-2 border-control bg-surface-sunken px-4 py-4 sm:px-5"
      // A scrolling text must be reachable by keyboard (WCAG 2.1.1).
      {...inTabOrder}
    >
      <h3 id={headingId} className="text-xl font-semibold">
        {t('consentPanel.textHeading')}
      </h3>
      {consentParts.map((part) => (
        <Part key={part} heading={t(`consentPanel.${part}Heading`)}>
          <p className="max-w-prose">
            <MarkedText text={t(`consentPanel.${part}`, said)} part={phone} as="phone" />
          </p>
        </Part>
      ))}
      <Part heading={t('consentPanel.explanationHeading')}>
        <ul className="grid max-w-prose list-disc gap-1 ps-5">
          {attestations.map((one) => (
            <li key={one}>{t(`consentPanel.explanation.${one}`)}</li>
          ))}
        </ul>
      </Part>
      <Part heading={t('consentPanel.reviewHeading')}>
        <p className="max-w-prose">{t('consentPanel.review', said)}</p>
      </Part>
      <h4 className="mt-4 font-semibold">{t('consentPanel.recordHeading')}</h4>
      <dl>
        {record.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
