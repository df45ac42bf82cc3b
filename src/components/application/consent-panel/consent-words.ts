import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { Edition } from '#domain/content/legal.ts'
import { formatLongDate, listFormat } from '#i18n/format.ts'
import type { Translate } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'

/** The values that are filled into the text of a consent. */
export interface ConsentFacts {
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

/** One part of the text: a paragraph, or a list of points. */
export interface ConsentPart {
  readonly heading: string
  readonly body: string | readonly string[]
}

/** The text of a consent in one language, with its names, dates and edition filled in. */
export interface ConsentWords {
  readonly title: string
  readonly parts: readonly ConsentPart[]
  readonly recordHeading: string
  /** Names and values of the record. */
  readonly record: readonly (readonly [name: string, value: string])[]
}

const before = ['scope', 'purpose', 'duration', 'withdraw', 'electronic'] as const
/** The attestations at the end of an eligibility application. Each is explained before the applicant confirms it. */
const attestations = ['perjury', 'changes', 'taxes', 'payBack'] as const

/**
 * Returns the text that an applicant consents to, and the record of who agrees to what and when (45 CFR 155.220(j)). The
 * page and the downloaded copies are made of it (F-52, F-54).
 */
export function consentWords(
  t: Translate<'application'>,
  language: Language,
  { consumerName, agentNames, phone, email, date, edition }: ConsentFacts,
): ConsentWords {
  const consumer = consumerName === '' ? t('consentPanel.noName') : consumerName
  const agents = listFormat(language).format(agentNames)
  const today = formatLongDate(date, language)
  const said = { consumer, agents, phone, email, date: today }
  const { version } = edition
  return {
    title: t('consentPanel.textHeading'),
    parts: [
      ...before.map((part) => ({ heading: t(`consentPanel.${part}Heading`), body: t(`consentPanel.${part}`, said) })),
      {
        heading: t('consentPanel.explanationHeading'),
        body: attestations.map((one) => t(`consentPanel.explanation.${one}`)),
      },
      { heading: t('consentPanel.reviewHeading'), body: t('consentPanel.review', said) },
    ],
    recordHeading: t('consentPanel.recordHeading'),
    record: [
      [t('consentPanel.consumer'), consumer],
      [t('consentPanel.agents'), agents],
      [t('consentPanel.date'), t('consentPanel.dateValue', { date: today })],
      [
        t('consentPanel.version'),
        t('consentPanel.versionValue', { version, date: formatLongDate(edition.effective, language) }),
      ],
    ],
  }
}
