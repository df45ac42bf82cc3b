import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CreditOutlookNote } from '#components/plans/credit-outlook-note.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { CreditBannerExplanation, type CreditBannerExplanationProps } from './credit-banner-explanation.tsx'
import { type CreditHeadlineFacts, useCreditHeadline } from './use-credit-headline.ts'

/** The credit at other incomes, which the banner opens and its parent shows below. */
export interface OtherIncomes {
  readonly isOpen: boolean
  /** Id of its element. */
  readonly panelId: string
  readonly onOpenChange: (isOpen: boolean) => void
  /** Called when a pointer or the focus is on the button, so it can be fetched ahead. */
  readonly onNear: () => void
}

export interface CreditBannerProps extends Omit<CreditBannerExplanationProps, 'said'> {
  /** The credit at other incomes; null without the facts for it. */
  readonly otherIncomes: OtherIncomes | null
  /** What the credit rests on, and who of the people in the prices probably gets none. */
  readonly basis: CreditHeadlineFacts
  /** Whether the credit can be used for a plan of the list below: for a Catastrophic plan it can't (P-23). */
  readonly isUsable: boolean
  /** The button of the six questions. */
  readonly onAsk: () => void
  /** What the answers say, below the headline. */
  readonly rests?: ReactNode
  /** The official page on Medicare in the page's language. */
  readonly medicareHref: string
  /** What follows the calculation: the switch to prices without the credit. */
  readonly children?: ReactNode
}

interface BannerButtonProps {
  readonly text: string
  readonly isOpen: boolean
  readonly panelId: string
  readonly onPress: () => void
  readonly onNear?: () => void
}

function BannerButton({ text, isOpen, panelId, onPress, onNear }: BannerButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      className="group inline-flex min-h-target items-center gap-1 text-start leading-snug text-accent underline underline-offset-4 print:hidden"
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {text}
      <ChevronDown
        aria-hidden
        strokeWidth={1.9}
        className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
      />
    </button>
  )
}

/** The estimated tax credit, with its calculation on demand. It is for a credit above 0 (P-16). */
export function CreditBanner(props: CreditBannerProps) {
  const { otherIncomes, basis, isUsable, onAsk, rests, medicareHref } = props
  const { t } = useTranslation('plans')
  const { text, prices } = useCreditHeadline()({ ...basis, isUsable })
  const [open, setOpen] = useState(false)
  const panelId = useId()
  return (
    <div
      role="group"
      aria-label={t('creditBanner.label')}
      className="overflow-hidden rounded-card border border-hero print:border-control"
    >
      <div className="on-hero bg-hero px-4 pt-3 text-on-hero sm:px-5 print:pb-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="font-display text-2xl font-semibold tabular-nums">
            <RichText text={text} />
          </p>
          <p className="min-w-0 text-sm leading-snug">{isUsable ? prices : t('creditBanner.unusable')}</p>
        </div>
        <CreditOutlookNote
          outlook={basis.outlook}
          creditCents={basis.creditCents}
          medicareHref={medicareHref}
          className="mt-1 leading-snug font-semibold"
        />
        <div className="flex flex-wrap gap-x-6">
          <BannerButton
            text={t('creditBanner.explain')}
            isOpen={open}
            panelId={panelId}
            onPress={() => {
              setOpen(!open)
            }}
          />
          {otherIncomes && (
            <BannerButton
              text={t('incomeExplorer.open')}
              isOpen={otherIncomes.isOpen}
              panelId={otherIncomes.panelId}
              onPress={() => {
                otherIncomes.onOpenChange(!otherIncomes.isOpen)
              }}
              onNear={otherIncomes.onNear}
            />
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-target text-start leading-snug text-accent underline underline-offset-4 print:hidden"
            onClick={onAsk}
          >
            {t(basis.outcome.isComplete ? 'outcome.change' : 'outcome.ask')}
          </button>
        </div>
      </div>
      <div className="bg-surface px-4 py-3 empty:hidden sm:px-5">{rests}</div>
      <div id={panelId} hidden={!open} className="grid gap-4 bg-surface px-4 py-4 sm:px-5">
        <CreditBannerExplanation {...props} said={basis.outcome.said} />
        {props.children}
      </div>
    </div>
  )
}
