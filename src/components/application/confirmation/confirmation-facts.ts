import type { SigningRecord } from '#domain/account/signing-record.ts'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import type { ExpectedStart } from '#domain/calendar/expected-start.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents, formatClock, formatLongDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'

/** The facts of a sent application. */
export interface SentFacts {
  /** Name of the chosen plan; empty if none was chosen. */
  readonly planName: string
  /** The insurance company of the chosen plan; empty if no plan was chosen. */
  readonly issuerName: string
  /** The plan's monthly price for the applicant; null if unknown. */
  readonly price: Pick<ShownPrice, 'priceCents' | 'billCents'> | null
  /** When coverage starts; null if unknown (F-77). */
  readonly expectedStart: ExpectedStart | null
  /** When the service confirmed the application, in the agency's time; null if unknown. */
  readonly sentAt: AgencyMoment | null
  /** Who signed which text, and how (F-56); null if unknown. */
  readonly signing: SigningRecord | null
}

/** The Spanish screen, and the English summary below it (F-70). */
export type ConfirmationArea = 'screen' | 'summary'

/** The language of each half. */
export const languageOf = { screen: 'es', summary: 'en' } as const satisfies Record<ConfirmationArea, Language>

/** Returns the known facts of what was sent, when and by whom, each with its name and value. */
export function confirmationFacts(
  { planName, issuerName, price, expectedStart, sentAt, signing }: SentFacts,
  t: Translate<'application'>,
  area: ConfirmationArea,
) {
  const language = languageOf[area]
  const date = (day: ExpectedStart['start']) => formatLongDate(day, language)
  return [
    planName !== '' && (['plan', [planName, issuerName].filter((name) => name !== '').join(', ')] as const),
    price !== null && (['price', formatCents(price.priceCents, language)] as const),
    price !== null &&
      price.billCents !== price.priceCents &&
      (['bill', formatCents(price.billCents, language)] as const),
    expectedStart !== null &&
      ([
        'start',
        t(`afterSending.${area}.${expectedStart.needsChange ? 'startWithChange' : 'startValue'}`, {
          start: date(expectedStart.start),
          enrollBy: date(expectedStart.enrollBy),
        }),
      ] as const),
    sentAt !== null && (['sent', [date(sentAt.day), formatClock(sentAt.time, language)].join(', ')] as const),
    signing !== null &&
      ([
        'signed',
        signing.signedFor === undefined
          ? t(`afterSending.${area}.signer.${signing.method}`, { signer: signing.signer })
          : t(`afterSending.${area}.signer.typedFor`, { signer: signing.signer, signedFor: signing.signedFor }),
      ] as const),
    signing !== null &&
      ([
        'consent',
        [
          t(`afterSending.${area}.consentValue.${signing.language}`, {
            version: signing.version,
            date: date(signing.effective),
          }),
          ...(signing.isTranslated ? [t(`afterSending.${area}.consentTranslated`)] : []),
        ].join(', '),
      ] as const),
  ].filter((fact) => fact !== false)
}
