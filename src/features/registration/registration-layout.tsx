import type { ReactNode } from 'react'

import { FlowIndicator, type FlowStep } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { useLanguage } from '#i18n/use-translation.ts'

/** Props of the layout. */
export interface RegistrationLayoutProps {
  readonly step: Extract<FlowStep, 'register' | 'confirm'>
  readonly title: string
  readonly lead: string
  readonly description: string
  /** The tab's title says that something is wrong. */
  readonly hasError: boolean
  /** Beside the form, and before it on a narrow screen. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** What the two steps of the registration share: where the person is, a form, the plan beside it, and the disclaimer. */
export function RegistrationLayout(props: RegistrationLayoutProps) {
  const { step, title, lead, description, hasError, aside, children } = props
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
      <div className="grid items-start gap-6 lg:grid-cols-3 lg:gap-8">
        <div className="grid gap-6 lg:order-last">{aside}</div>
        <div className="grid gap-6 lg:col-span-2">{children}</div>
      </div>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
