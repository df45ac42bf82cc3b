import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { CarrierMark, type CarrierMarkProps } from './carrier-mark.tsx'

export interface CarrierHeroProps extends CarrierMarkProps {
  /** The carrier's sentence, in the page's language. */
  readonly children: ReactNode
  /** The carrier's phones, in a card beside the name. */
  readonly phones: ReactNode
  /** The links to the quote and to the carrier's site, for the dark surface. */
  readonly action: ReactNode
}

/**
 * The hero of a carrier's page: a neutral tile where there is no logo, the name, a sentence, and the block to reach the
 * carrier (C-30).
 */
export function CarrierHero({ children, phones, action, ...mark }: CarrierHeroProps) {
  const { t } = useTranslation('carriers')
  return (
    <div className="on-hero bg-hero text-on-hero forced-border">
      <div className="mx-auto grid max-w-page items-center gap-6 px-4 py-4 md:grid-cols-12 md:px-6">
        <div className="grid min-w-0 gap-4 md:col-span-7">
          <div className="flex items-center gap-4">
            {mark.logo === undefined && (
              <span className="grid size-target shrink-0 place-items-center rounded-md bg-surface text-primary">
                <Building2 aria-hidden strokeWidth={1.9} className="size-6" />
              </span>
            )}
            <FocusHeading focusKey="page" className="min-w-0 text-balance wrap-anywhere text-on-hero">
              <CarrierMark {...mark} />
            </FocusHeading>
          </div>
          <div className="max-w-prose text-lg text-pretty text-on-hero-muted">{children}</div>
          <div className="flex flex-wrap gap-3 print-hidden">{action}</div>
        </div>
        <Card as="section" aria-labelledby="connect" className="grid min-w-0 gap-2 text-ink md:col-span-5">
          <h2 id="connect" className="text-xl font-semibold">
            {t('carrierPage.connect', { name: mark.name })}
          </h2>
          <p className="text-sm text-pretty text-ink-muted">{t('carrierPage.connectLead')}</p>
          {phones}
        </Card>
      </div>
    </div>
  )
}
