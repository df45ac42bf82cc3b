import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { CustomerService } from '#domain/content/carrier-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CarrierMark, type CarrierMarkProps } from './carrier-mark.tsx'
import { CarrierPhoneLine } from './carrier-phone-line.tsx'

export interface CarrierHeroProps extends CarrierMarkProps {
  /** The carrier's sentence, in the page's language. */
  readonly children: ReactNode
  /** The carrier's phone lines. */
  readonly service: CustomerService
  /** The address of the part with all phones, such as `#connect`. */
  readonly phonesHref: string
  /** The link to the quote, for the dark surface. */
  readonly action: ReactNode
}

/** The hero of a carrier's page: a neutral tile where there is no logo, the name, a sentence, and the phone at once. */
export function CarrierHero({ children, service, phonesHref, action, ...mark }: CarrierHeroProps) {
  const { t } = useTranslation('carriers')
  return (
    <div className="on-hero bg-hero text-on-hero forced-border">
      <div className="mx-auto grid max-w-page items-center gap-6 px-4 py-8 md:grid-cols-12 md:px-6">
        <div className="grid min-w-0 gap-4 md:col-span-7">
          <div className="flex items-center gap-4">
            {mark.logo === undefined && (
              <span className="grid size-target shrink-0 place-items-center rounded-md bg-surface text-primary">
                <Building2 aria-hidden strokeWidth={1.9} className="size-6" />
              </span>
            )}
            <FocusHeading focusKey="page" className="min-w-0 text-balance wrap-anywhere text-on-hero max-sm:text-3xl">
              <CarrierMark {...mark} />
            </FocusHeading>
          </div>
          <div className="max-w-prose text-lg text-pretty text-on-hero-muted">{children}</div>
          <div className="flex flex-wrap gap-3">{action}</div>
        </div>
        <Card className="grid min-w-0 gap-2 text-ink md:col-span-5">
          <p className="font-semibold">
            {t(service.kind === 'oneLine' ? 'carrierPhones.oneLine' : 'carrierPhones.byState')}
          </p>
          {service.kind === 'oneLine' ? (
            <CarrierPhoneLine line={service.line} who={mark.name} large />
          ) : (
            <>
              <p className="text-ink-muted">{t('carrierPhones.eachState', { count: service.lines.length })}</p>
              <LinkButton href={phonesHref} tone="outline">
                {t('carrierPhones.noState')}
              </LinkButton>
            </>
          )}
        </Card>
      </div>
    </div>
  )
}
