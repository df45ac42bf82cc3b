import { MarkedText } from '#components/primitives/marked-text.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import { type ExpectedStart, isTight } from '#domain/calendar/expected-start.ts'
import type { InMedicaid } from '#domain/subsidy/credit-outlook.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatLongDate, listFormat } from '#i18n/format.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { type ConfirmationArea, languageOf } from './confirmation-facts.ts'

interface StepsProps {
  /** Whether somebody can probably take the plan (F-97). */
  readonly canStart: boolean
  /** Who probably has Medicaid or CHIP, which is applied for first (F-99). */
  readonly medicaid: InMedicaid
  /** The plan's price; null if unknown. Without a bill there is no first premium. */
  readonly price: Pick<ShownPrice, 'billCents'> | null
  /** The catalog's part, which also decides the language. */
  readonly area: ConfirmationArea
  /** The insurance company of the chosen plan; empty if no plan was chosen. */
  readonly issuerName: string
  /** When coverage starts; null if unknown. */
  readonly expectedStart: ExpectedStart | null
}

/**
 * The three steps until coverage starts, in order. The last is the first premium: its deadline is the company's, at the
 * earliest the day on which coverage starts (F-78, 45 CFR 155.400(e)). Where nobody can take the plan, the agent says what
 * else is possible.
 */
export function ConfirmationSteps({ area, issuerName, expectedStart, canStart, medicaid, price }: StepsProps) {
  const { t } = useTranslation('application')
  if (!canStart) return <p className="max-w-prose">{t(`afterSending.${area}.next.noPlan`)}</p>
  const company = issuerName || t(`afterSending.${area}.company`)
  return (
    <ol className="grid max-w-prose list-decimal gap-2 ps-6 print:gap-1">
      {medicaid !== 'nobody' && <li>{t(`afterSending.${area}.next.medicaid.${medicaid}`)}</li>}
      <li>{t(`afterSending.${area}.next.documents`)}</li>
      <li>{t(`afterSending.${area}.next.keep`)}</li>
      <li>
        <NamedText
          text={
            medicaid === 'all'
              ? t(`afterSending.${area}.next.premiumAfter`, { company })
              : price?.billCents === 0
                ? t(`afterSending.${area}.next.premiumZero`, { company })
                : expectedStart === null
                  ? t(`afterSending.${area}.next.premium`, { company })
                  : t(`afterSending.${area}.next.premiumBy`, {
                      company,
                      date: formatLongDate(expectedStart.start, languageOf[area]),
                    })
          }
          names={[issuerName]}
        />
      </li>
    </ol>
  )
}

interface TightProps extends Pick<StepsProps, 'area'>, Pick<Callers, 'phone'> {
  /** When coverage starts; null if unknown. */
  readonly expectedStart: ExpectedStart | null
  /** The latest moment at which an agent asks for more; null if it is unknown or over. */
  readonly answerBy: AgencyMoment | null
  /** When the agency's phone is answered again; null while it is. */
  readonly opensAt: AgencyMoment | null
}

/** Asks to call, today or once the phone is answered, where the agent's answer may come too late to enroll (F-77). */
export function ConfirmationTight({ area, expectedStart, answerBy, opensAt, phone }: TightProps) {
  const { t } = useTranslation('application')
  if (expectedStart === null || !isTight(expectedStart, answerBy)) return null
  const date = formatLongDate(expectedStart.enrollBy, languageOf[area])
  const text =
    opensAt === null
      ? t(`afterSending.${area}.tight`, { date, phone })
      : t(`afterSending.${area}.tightClosed`, { date, phone, moment: formatMoment(opensAt, languageOf[area]) })
  return (
    <p className="max-w-prose font-semibold">
      <MarkedText text={text} part={phone} as="phone" />
    </p>
  )
}

/** Who calls the applicant, and how to stop the calls. */
export interface Callers {
  /** The agents who may call, at least one. */
  readonly agentNames: readonly string[]
  /** The number from which they call, formatted for reading. */
  readonly callsFrom: string
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** The address to write to. */
  readonly email: string
}

/** Says who calls, from which number, and how to stop the calls (F-79). */
export function ConfirmationCalls({ area, agentNames, callsFrom, phone, email }: Pick<StepsProps, 'area'> & Callers) {
  const { t } = useTranslation('application')
  const agents = listFormat(languageOf[area]).format(agentNames)
  return (
    <div className="max-w-prose">
      <p>
        <NamedText
          text={t(`afterSending.${area}.callsWho`, { agents, phone: callsFrom })}
          names={agentNames}
          phone={callsFrom}
        />
      </p>
      <p>
        <NamedText text={t(`afterSending.${area}.callsStop`, { phone, email })} names={[email]} phone={phone} />
      </p>
    </div>
  )
}
