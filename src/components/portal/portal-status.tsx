import { FileCheck, FileClock, FilePen, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useId } from 'react'

import { Badge, type BadgeTone } from '#components/primitives/badge.tsx'
import { Card } from '#components/primitives/card.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import type { ApplicationStatus } from '#domain/account/portal.ts'
import type { AgencyMoment } from '#domain/calendar/agency-moment.ts'
import { type ExpectedStart, isTight } from '#domain/calendar/expected-start.ts'
import type { InMedicaid } from '#domain/subsidy/credit-outlook.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PortalStatusProps {
  /** The application's status. */
  readonly status: ApplicationStatus
  /** Reference of a submitted application. */
  readonly submissionId: string | null
  /** The insurance company of the chosen plan; empty if no plan was chosen. */
  readonly issuerName: string
  /** The latest moment at which an agent asks for more; null if it is unknown or over. */
  readonly answerBy: AgencyMoment | null
  /** When the agency's phone is answered again; null while it is. */
  readonly opensAt: AgencyMoment | null
  /** When coverage starts; null if unknown (F-77). */
  readonly expectedStart: ExpectedStart | null
  /** Whether somebody can probably take the plan (F-97). */
  readonly canStart: boolean
  /** Who probably has Medicaid or CHIP, which is applied for first (F-99). */
  readonly medicaid: InMedicaid
  /** The bill of the chosen plan in cents a month; undefined where this device does not know it. */
  readonly billCents?: number | undefined
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** Address of the application form. */
  readonly applicationHref: string
  /** Address of the members portal. */
  readonly membersPortalHref: string
}

const looks = {
  notStarted: ['accent', FilePen],
  inProgress: ['accent', FileClock],
  underReview: ['primary', FileCheck],
  enrolled: ['success', ShieldCheck],
} as const satisfies Record<ApplicationStatus, readonly [BadgeTone, LucideIcon]>

/** The next steps of each status, in order. */
const nextSteps = {
  notStarted: ['application', 'review', 'marketplace', 'documents', 'premium', 'coverage'],
  inProgress: ['application', 'review', 'marketplace', 'documents', 'premium', 'coverage'],
  underReview: ['review', 'marketplace', 'documents', 'premium', 'coverage'],
  enrolled: ['manage'],
} as const satisfies Record<ApplicationStatus, readonly string[]>
/** The steps that remain if nobody can take the plan. */
const stepsWithoutPlan = ['application', 'review', 'noPlan'] as const

/** The application's status, with the current action and the next steps. */
export function PortalStatus(props: PortalStatusProps) {
  const {
    status,
    submissionId,
    issuerName,
    answerBy,
    opensAt,
    canStart,
    medicaid,
    phone,
    applicationHref,
    membersPortalHref,
  } = props
  const expectedStart = canStart ? props.expectedStart : null
  const { t, language } = useTranslation('portal')
  const common = useTranslation('common')
  const statusId = useId()
  const nextId = useId()
  const [tone, Icon] = looks[status]
  const company = issuerName || t('portalStatus.company')
  const steps =
    canStart || status === 'enrolled'
      ? nextSteps[status]
      : stepsWithoutPlan.filter((step) => step !== 'application' || status !== 'underReview')
  const premiumText = () => {
    if (medicaid === 'all') return t('portalStatus.next.premiumAfter', { company })
    if (props.billCents === 0) return t('portalStatus.next.premiumZero', { company })
    if (expectedStart === null) return t('portalStatus.next.premium', { company })
    return t('portalStatus.next.premiumBy', { company, date: formatLongDate(expectedStart.start, language) })
  }
  const nextTexts = [
    ...(medicaid === 'nobody' || status === 'enrolled' ? [] : [t(`portalStatus.next.medicaid.${medicaid}`)]),
    ...steps.map((step) => (step === 'premium' ? premiumText() : t(`portalStatus.next.${step}`))),
  ]
  const isIncomplete = status === 'notStarted' || status === 'inProgress'
  return (
    <Card padding="lg" raised className="grid gap-6">
      <section aria-labelledby={statusId} className="grid justify-items-start gap-3">
        <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={1.9} className="size-4" />}>
          {t(`portalStatus.badge.${status}`)}
        </Badge>
        <h2 id={statusId} className="text-2xl font-semibold">
          {t(`portalStatus.heading.${status}`)}
        </h2>
        <p className="text-pretty text-ink-muted">
          {status === 'underReview' && answerBy !== null
            ? t('portalStatus.answerBy', { moment: formatMoment(answerBy, language) })
            : t(`portalStatus.text.${status}`)}
        </p>
        {status === 'underReview' && expectedStart !== null && isTight(expectedStart, answerBy) && (
          <p className="font-semibold text-pretty">
            <MarkedText
              text={
                opensAt === null
                  ? t('portalStatus.tight', { date: formatLongDate(expectedStart.enrollBy, language), phone })
                  : t('portalStatus.tightClosed', {
                      date: formatLongDate(expectedStart.enrollBy, language),
                      phone,
                      moment: formatMoment(opensAt, language),
                    })
              }
              part={phone}
              as="phone"
            />
          </p>
        )}
        {submissionId !== null && (
          <dl className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{t('portalStatus.reference')}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums" translate="no">
              {submissionId}
            </dd>
          </dl>
        )}
        {isIncomplete && (
          <LinkButton href={applicationHref} className="mt-2">
            {t('portalStatus.complete')}
          </LinkButton>
        )}
        {status === 'enrolled' && (
          <LinkButton href={membersPortalHref} external newTabLabel={common.t('externalLink.newTab')} className="mt-2">
            {t('portalStatus.openPortal')}
          </LinkButton>
        )}
      </section>
      <section aria-labelledby={nextId} className="grid gap-3 border-t border-border pt-6">
        <h2 id={nextId} className="text-xl font-semibold">
          {t('portalStatus.nextHeading')}
        </h2>
        <ol className="grid gap-3">
          {nextTexts.map((text, index) => (
            <li key={text} className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-check shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary-strong tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 text-pretty">
                <NamedText text={text} names={[issuerName]} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
