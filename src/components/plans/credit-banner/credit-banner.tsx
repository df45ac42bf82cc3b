import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CreditBannerExplanation, type CreditBannerExplanationProps } from './credit-banner-explanation.tsx'

export interface CreditBannerProps extends CreditBannerExplanationProps {
  /** What follows the calculation: the switch to prices without the credit. */
  readonly children?: ReactNode
}

/** The estimated tax credit, with its calculation on demand. Without a credit there is no banner (P-16). */
export function CreditBanner(props: CreditBannerProps) {
  const { t, language } = useTranslation('plans')
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const { creditCents } = props.working
  if (creditCents <= 0) return null
  const amount = formatCentsShort(creditCents, language)
  return (
    <div
      role="group"
      aria-label={t('creditBanner.label')}
      className="overflow-hidden rounded-card border border-hero print:border-control"
    >
      <div className="on-hero flex flex-wrap items-center gap-x-5 gap-y-1 bg-hero px-5 py-4 text-on-hero">
        <p className="font-display text-2xl font-semibold tabular-nums">
          <RichText text={t('creditBanner.saves', { amount })} />
        </p>
        <p className="min-w-0 flex-1 basis-field-sm leading-snug">{t('creditBanner.text')}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          className="group inline-flex min-h-target items-center gap-1 text-start text-accent underline print:hidden"
          onClick={() => {
            setOpen(!open)
          }}
        >
          {t('creditBanner.explain')}
          <ChevronDown
            aria-hidden
            strokeWidth={1.9}
            className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
          />
        </button>
      </div>
      <div id={panelId} hidden={!open} className="grid gap-4 bg-surface px-5 py-4">
        <CreditBannerExplanation {...props} />
        {props.children}
      </div>
    </div>
  )
}
