import type { ReactNode } from 'react'

import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { DrawnMark } from '#components/primitives/drawn-mark.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

function TrustPoint({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="grid size-check shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <DrawnMark shape="check" strokeWidth={2.5} className="size-4" />
      </span>
      <p>
        <strong className="block">{title}</strong>
        <span className="text-ink-muted">{children}</span>
      </p>
    </li>
  )
}

export interface QuoteHeroProps {
  /**
   * Whether the wizard is at its first step. At later steps a narrow screen omits the introduction and starts with the
   * question.
   * @default true
   */
  readonly isFirstStep?: boolean
  /** The wizard. */
  readonly children: ReactNode
}

/**
 * The first page: an introduction beside the wizard. The wizard is second on a wide screen, and right below the two
 * introductory lines on a phone. The document has the phone's order, so nothing moves while it loads.
 */
export function QuoteHero({ isFirstStep = true, children }: QuoteHeroProps) {
  const { t } = useTranslation('location')
  return (
    <div className="mx-auto grid max-w-page items-start gap-4 px-4 py-4 md:px-6 lg:grid-cols-12 lg:grid-rows-1 lg:gap-x-12 lg:py-12">
      <div className={cn('grid gap-3 lg:col-span-5 lg:col-start-1 lg:row-end-1', !isFirstStep && 'max-lg:sr-only')}>
        <h1 className="text-3xl font-bold lg:text-5xl">{t('quoteHero.title')}</h1>
        <p className="text-pretty text-ink-muted sm:text-lg">{t('quoteHero.lead')}</p>
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-end-2">{children}</div>
      <div className="mt-2 grid gap-8 lg:col-span-5 lg:col-start-1 lg:row-end-2">
        <FlowIndicator current="quote" />
        <ul className="grid gap-4">
          <TrustPoint title={t('quoteHero.helpTitle')}>{t('quoteHero.helpText')}</TrustPoint>
          <TrustPoint title={t('quoteHero.accountTitle')}>{t('quoteHero.accountText')}</TrustPoint>
        </ul>
      </div>
    </div>
  )
}
