import type { ReactNode } from 'react'

import { FlowIndicator, type FlowStep } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export interface RegistrationLayoutProps {
  readonly step: Extract<FlowStep, 'register' | 'confirm'>
  readonly title: string
  readonly lead: ReactNode
  readonly description: string
  /** The tab's title announces an error. */
  readonly hasError: boolean
  /** The chosen plan: beside the form, and before it on a narrow screen. */
  readonly plan: ReactNode
  /** Shown beside the form; the form itself has them on a narrow screen. */
  readonly notices?: ReactNode
  readonly children: ReactNode
}

/** The layout of the registration's two steps: the progress, a form, the plan beside it, and the disclaimer. */
export function RegistrationLayout(props: RegistrationLayoutProps) {
  const { step, title, lead, description, hasError, plan, notices, children } = props
  const language = useLanguage()
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageMeta title={title} description={description} hasError={hasError} />
      <FlowIndicator current={step} className="max-w-field-lg" />
      <div className="max-w-prose">
        <FocusHeading focusKey={step} focusOnMount>
          {title}
        </FocusHeading>
        <p className="mt-2 text-lg wrap-anywhere text-pretty text-ink-muted">{lead}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-1 lg:gap-x-8">
        <div className="min-w-0 lg:col-start-3 lg:row-end-1">{plan}</div>
        <div className="grid min-w-0 gap-6 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-end-2">{children}</div>
        {notices && <div className="min-w-0 lg:col-start-3 lg:row-start-1">{notices}</div>}
      </div>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
