import { useId } from 'react'

import { Card } from '#components/primitives/card.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { DocumentKind } from '#domain/account/likely-documents.ts'
import type { SigningRecord } from '#domain/account/signing-record.ts'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import type { ExpectedStart } from '#domain/calendar/expected-start.ts'
import { formatLongDate, listFormat } from '#i18n/format.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PortalSentProps {
  /** First names of the people who apply; empty where the profile has none. */
  readonly applicants: readonly string[]
  /** When the application was sent, in the agency's time; null if this device does not know it. */
  readonly sentAt: AgencyMoment | null
  /** Who signed which text, and how; null if this device does not know it. */
  readonly signing: SigningRecord | null
  /** When coverage starts; null if unknown. */
  readonly expectedStart: ExpectedStart | null
  /** Reference of the application; null if the service gave none. */
  readonly reference: string | null
  /** The documents that may be asked for. */
  readonly documents: readonly DocumentKind[]
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
}

const link = 'inline-flex min-h-target items-center font-semibold text-primary underline hover:text-primary-strong'

function useSentFacts({ applicants, sentAt, signing, expectedStart }: PortalSentProps) {
  const { t, language } = useTranslation('portal')
  return [
    applicants.length > 0 && (['people', listFormat(language).format(applicants)] as const),
    sentAt !== null && (['sent', t('portalSent.sentAt', { moment: formatMoment(sentAt, language) })] as const),
    signing !== null &&
      ([
        'signed',
        signing.signedFor === undefined
          ? t(`portalSent.signer.${signing.method}`, { signer: signing.signer })
          : t('portalSent.signer.typedFor', { signer: signing.signer, signedFor: signing.signedFor }),
      ] as const),
    signing !== null &&
      ([
        'consent',
        [
          t(`portalSent.consentValue.${signing.language}`, {
            version: signing.version,
            date: formatLongDate(signing.effective, language),
          }),
          ...(signing.isTranslated ? [t('portalSent.consentTranslated')] : []),
        ].join(', '),
      ] as const),
    expectedStart !== null &&
      ([
        'start',
        t(expectedStart.needsChange ? 'portalSent.startWithChange' : 'portalSent.startValue', {
          start: formatLongDate(expectedStart.start, language),
          enrollBy: formatLongDate(expectedStart.enrollBy, language),
        }),
      ] as const),
  ].filter((fact) => fact !== false)
}

/**
 * The contents, time and signer of the sent application, the documents that may be requested, and how to
 * correct an answer afterwards.
 */
export function PortalSent(props: PortalSentProps) {
  const { reference, documents, phone, contactHref } = props
  const { t } = useTranslation('portal')
  const facts = useSentFacts(props)
  const [sentId, documentsId, correctId] = [useId(), useId(), useId()]
  return (
    <Card padding="lg" className="grid gap-6">
      {facts.length > 0 && (
        <section aria-labelledby={sentId} className="grid gap-2">
          <h2 id={sentId} className="text-xl font-semibold">
            {t('portalSent.heading')}
          </h2>
          <dl className="grid gap-2">
            {facts.map(([fact, value]) => (
              <div key={fact} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted">{t(`portalSent.facts.${fact}`)}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby={documentsId} className="grid gap-2">
        <h2 id={documentsId} className="text-xl font-semibold">
          {t('portalSent.documentsHeading')}
        </h2>
        <p className="max-w-prose text-pretty">{t('portalSent.documentsLead')}</p>
        <ul className="grid max-w-prose list-disc gap-1 ps-5">
          {documents.map((kind) => (
            <li key={kind}>{t(`portalSent.documents.${kind}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={correctId} className="grid justify-items-start gap-2">
        <h2 id={correctId} className="text-xl font-semibold">
          {t('portalSent.correctHeading')}
        </h2>
        <p className="max-w-prose text-pretty">
          <NamedText
            text={
              reference === null
                ? t('portalSent.correct', { phone })
                : t('portalSent.correctWithReference', { phone, reference })
            }
            names={reference === null ? [] : [reference]}
            phone={phone}
          />
        </p>
        <a href={contactHref} className={link}>
          {t('portalHelp.write')}
        </a>
      </section>
    </Card>
  )
}
