import { Phone } from 'lucide-react'
import { useState } from 'react'

import { SelectField } from '#components/fields/select-field.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { CustomerService } from '#domain/content/carrier-schema.ts'
import { hasSamplePhone } from '#domain/content/carrier.ts'
import { stateName } from '#domain/geo/states.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CarrierPhoneLine } from './carrier-phone-line.tsx'

export interface CarrierPhonesProps {
  /** The carrier's name. */
  readonly carrierName: string
  /** The carrier's phone lines: one for all states, or one for each state. */
  readonly service: CustomerService
  /** The agency's phone, offered where a number is not certain. */
  readonly agencyPhone: string
}

/** The lines by state. A list chooses the state; without scripts and on paper, every state has its row. */
function StateLines({
  carrierName,
  lines,
}: {
  readonly carrierName: string
  readonly lines: Extract<CustomerService, { kind: 'byState' }>['lines']
}) {
  const { t, language } = useTranslation('carriers')
  const [chosen, setChosen] = useState('')
  const nameOf = (state: string) => stateNameIn(language, state, stateName(state))
  return (
    <>
      <div className="noscript:hidden print:hidden">
        <SelectField
          label={t('carrierPhones.chooseState')}
          placeholder={t('carrierPhones.noState')}
          value={chosen}
          onChange={setChosen}
          options={lines.map(({ state }) => ({ value: state, label: nameOf(state) }))}
        />
      </div>
      <ul aria-live="polite">
        {lines.map(({ state, ...line }) => (
          <li key={state} className={state === chosen ? 'py-2' : 'hidden py-2 noscript:block print:block'}>
            <p className="font-semibold">{nameOf(state)}</p>
            <CarrierPhoneLine
              line={line}
              who={t('carrierPhones.inState', { name: carrierName, state: nameOf(state) })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A carrier's customer service: one line, or one for each state, each with its TTY number (C-30). */
export function CarrierPhones({ carrierName, service, agencyPhone }: CarrierPhonesProps) {
  const { t } = useTranslation('carriers')
  return (
    <div className="grid gap-2">
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal">
        <Phone aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {service.kind === 'byState' ? t('carrierPhones.byState') : t('carrierPhones.oneLine')}
      </h3>
      {service.kind === 'oneLine' ? (
        <CarrierPhoneLine line={service.line} who={carrierName} large />
      ) : (
        <StateLines carrierName={carrierName} lines={service.lines} />
      )}
      {hasSamplePhone(service) && (
        <p className="text-sm text-ink-muted">
          <MarkedText text={t('carrierPhones.noCard', { phone: agencyPhone })} part={agencyPhone} as="phone" />
        </p>
      )}
    </div>
  )
}
