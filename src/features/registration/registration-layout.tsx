import type { ReactNode } from 'react'

import { FlowIndicator, type FlowStep } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'

export interface RegistrationLayoutProps {
  readonly step: Extract<FlowStep, 'register' | 'confirm'>
  readonly title: string
  readonly lead: ReactNode
  readonly description: string
  /** The tab's title announces an error. */
  readonly hasError: boolean
  /** The chosen plan: beside the form; on a narrow screen before a new account's form and after that of its code. */
  readonly plan: ReactNode
  /** Shown beside the form; the form itself has them on a narrow screen. */
  readonly notices?: ReactNode
  readonly children: ReactNode
}

/** The layout of the registration's two steps: the progress, a form, the plan beside it, and the disclaimer. */
export function RegistrationLayout(props: RegistrationLayoutProps) {
  const { step, title, lead, description, hasError, plan, notices, children } = props
  const language = useLanguage()
  // A narrow screen begins with the form: what an account is for, and the plan whose account is confirmed, follow it.
  const isNarrow = !useWideScreen('lg')
  const isPlanLast = isNarrow && step === 'confirm'
  const isLeadLast = isNarrow && step === 'register'
  const planCell = <div className="min-w-0 lg:col-start-3 lg:row-end-1">{plan}</div>
  const words = <p className="max-w-prose text-sm wrap-anywhere text-pretty text-ink-muted sm:text-lg">{lead}</p>
  return (
    <div className="mx-auto grid max-w-page gap-3 px-4 py-3 sm:gap-6 sm:px-6 sm:py-8">
      <PageMeta title={title} description={description} hasError={hasError} />
      <FlowIndicator current={step} />
      <div className="grid max-w-prose gap-1 sm:gap-2">
        <FocusHeading focusKey={step} focusOnMount>
          {title}
        </FocusHeading>
        {!isLeadLast && words}
      </div>
      <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-3 lg:grid-rows-1 lg:gap-x-8">
        {!isPlanLast && planCell}
        <div className="grid min-w-0 gap-6 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-end-2">{children}</div>
        {isPlanLast && planCell}
        {notices && <div className="min-w-0 lg:col-start-3 lg:row-start-1">{notices}</div>}
      </div>
      {isLeadLast && words}
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
