import { Phone } from 'lucide-react'

import { Badge } from '#components/primitives/badge.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { CustomerService, PhoneLine } from '#domain/content/carrier-schema.ts'
import { hasSamplePhone } from '#domain/content/carrier.ts'
import { stateName } from '#domain/geo/states.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface CarrierPhonesProps {
  /** The carrier's name. */
  readonly carrierName: string
  /** The carrier's phone lines: one for all states, or one for each state. */
  readonly service: CustomerService
  /** The agency's phone, offered when the carrier's number is only a sample. */
  readonly agencyPhone: string
}

/** 711 reaches the relay service from any US phone and is dialed as is. */
const ttyHref = (tty: string) => (tty === '711' ? 'tel:711' : telHref(tty))

const linkLook =
  'inline-flex min-h-target items-center gap-2 font-semibold text-primary whitespace-nowrap underline tabular-nums'

function Line({
  line,
  who,
  large = false,
}: {
  readonly line: PhoneLine
  readonly who: string
  readonly large?: boolean
}) {
  const { t } = useTranslation('carriers')
  const { phone, tty, source } = line
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a
        href={telHref(phone)}
        aria-label={t('carrierPhones.call', { who, phone })}
        className={large ? `${linkLook} text-2xl` : linkLook}
      >
        <Phone aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {phone}
      </a>
      {tty !== undefined && (
        <a href={ttyHref(tty)} aria-label={t('carrierPhones.callTty', { who, phone: tty })} className={linkLook}>
          {t('carrierPhones.tty', { phone: tty })}
        </a>
      )}
      {source === 'sample' && <Badge tone="accent">{t('carrierPhones.sample')}</Badge>}
    </div>
  )
}

/** A carrier's customer service: one line, or one for each state, each with its TTY number (C-30). */
export function CarrierPhones({ carrierName, service, agencyPhone }: CarrierPhonesProps) {
  const { t, language } = useTranslation('carriers')
  const nameOf = (state: string) => stateNameIn(language, state, stateName(state))
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-semibold">
        {service.kind === 'byState' ? t('carrierPhones.byState') : t('carrierPhones.oneLine')}
      </h3>
      {service.kind === 'oneLine' ? (
        <Line line={service.line} who={carrierName} large />
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2">
          {service.lines.map((line) => (
            <li key={line.state} className="border-t border-border py-2">
              <p className="font-semibold">{nameOf(line.state)}</p>
              <Line line={line} who={t('carrierPhones.inState', { name: carrierName, state: nameOf(line.state) })} />
            </li>
          ))}
        </ul>
      )}
      {hasSamplePhone(service) && (
        <p className="max-w-prose text-ink-muted">
          <MarkedText text={t('carrierPhones.sampleNote', { phone: agencyPhone })} part={agencyPhone} as="phone" />
        </p>
      )}
    </div>
  )
}
