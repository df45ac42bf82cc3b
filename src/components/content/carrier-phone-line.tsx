import type { PhoneLine } from '#domain/content/carrier-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

export interface CarrierPhoneLineProps {
  /** The number, and the TTY number if there is one. */
  readonly line: PhoneLine
  /** Who answers, which the links say: the carrier, or the carrier in a state. */
  readonly who: string
  /** Whether the number is large, as the only one of its card. */
  readonly large?: boolean
}

/** 711 reaches the relay service from any US phone and is dialed as is. */
const ttyHref = (tty: string) => (tty === '711' ? 'tel:711' : telHref(tty))

const linkLook = 'inline-flex min-h-target items-center gap-2 font-semibold text-primary underline tabular-nums'

/** A carrier's phone number. Where it is not certain, the line says where the visitor finds it (C-33). */
export function CarrierPhoneLine({ line, who, large = false }: CarrierPhoneLineProps) {
  const { t } = useTranslation('carriers')
  const { phone, tty, source } = line
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {source === 'sample' ? (
        <p className="min-w-0">{t('carrierPhones.onCard')}</p>
      ) : (
        <a
          href={telHref(phone)}
          aria-label={t('carrierPhones.call', { who, phone })}
          className={large ? `${linkLook} whitespace-nowrap text-2xl` : `${linkLook} whitespace-nowrap`}
        >
          {phone}
        </a>
      )}
      {tty !== undefined && (
        <a
          href={ttyHref(tty)}
          aria-label={t('carrierPhones.callTty', { who, phone: tty })}
          className={`${linkLook} whitespace-nowrap`}
        >
          {t('carrierPhones.tty', { phone: tty })}
        </a>
      )}
    </div>
  )
}
