import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { EasyToCompareBadge } from '#components/plans/easy-to-compare-badge.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { SavingsBadge, SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { Button } from '#components/primitives/button.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { OfferedPlans } from '#domain/plans/compare-selection.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import type { ShortName } from '#domain/plans/short-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { planLetters } from './compare-dialog-letter.tsx'
import { CompareDialogPicker } from './compare-dialog-picker.tsx'

/**
 * While `isActive`, Escape calls `onEscape` and nothing else. A surrounding dialog stays open: it listens on the
 * document, and this listens on the window in the capture phase, which is earlier.
 */
function useEscapeFirst(isActive: boolean, onEscape: () => void): void {
  const takeEscape = useEffectEvent((event: KeyboardEvent) => {
    // The key belongs to the writing system while a word is composed, and to one listener only.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    if (!isActive) return
    const listening = new AbortController()
    window.addEventListener('keydown', takeEscape, { capture: true, signal: listening.signal })
    return () => {
      listening.abort()
    }
  }, [isActive])
}

export interface CompareDialogHeadProps {
  /** The place of the plan, from 0. */
  readonly place: number
  /** The plan of the column. */
  readonly plan: PlanCardModel
  /** Its name, shortened so it differs from the names beside it. */
  readonly short: ShortName
  /** Plans that may take its place. */
  readonly others: OfferedPlans<PlanCardModel>
  /** Puts the plan of this id in its place. */
  readonly onSwap: (otherPlanId: string) => void
  /** Removes the plan; undefined when only two are compared. */
  readonly onRemove: (() => void) | undefined
  /** The name, which takes the focus when another plan comes here. */
  readonly nameRef: Ref<HTMLParagraphElement>
}

/**
 * A plan of the comparison: its name cut to 20 characters (P-42), its level, and the buttons that swap or remove it
 * (P-88).
 */
export function CompareDialogHead({ place, plan, short, others, onSwap, onRemove, nameRef }: CompareDialogHeadProps) {
  const { t } = useTranslation('comparison')
  const plans = useTranslation('plans')
  // Both states hold a plan's id, so they reset when another plan takes this place.
  const [wholeId, setWholeId] = useState<string | null>(null)
  const [swappedId, setSwappedId] = useState<string | null>(null)
  const nameId = useId()
  const swapButton = useRef<HTMLButtonElement>(null)
  const whole = wholeId === plan.id
  const isSwapping = swappedId === plan.id
  useEscapeFirst(isSwapping, () => {
    setSwappedId(null)
    swapButton.current?.focus()
  })
  const hiddenName = (
    <VisuallyHidden>
      {` ${planLetters[place] ?? ''}: `}
      <span {...englishName}>{plan.name}</span>
    </VisuallyHidden>
  )
  return (
    <div className="grid min-w-0 flex-1 justify-items-start gap-1 font-normal">
      <p
        ref={nameRef}
        tabIndex={-1}
        className="font-display text-lg leading-snug font-semibold print:text-sm print:leading-tight"
      >
        <span id={nameId} {...englishName} className="print:hidden">
          {whole ? plan.name : short.text}
        </span>
        {/* Print has no button for the rest of the name. */}
        <span {...englishName} className="hidden print:inline">
          {plan.name}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-0.5 empty:hidden print:hidden">
        {short.isCut && (
          <button
            type="button"
            aria-expanded={whole}
            aria-controls={nameId}
            className="min-h-target text-start text-sm font-medium text-primary underline"
            onClick={() => {
              setWholeId(whole ? null : plan.id)
            }}
          >
            {plans.t(whole ? 'compareDialog.showLess' : 'compareDialog.showMore')}
            {hiddenName}
          </button>
        )}
        {others.plans.length > 0 && (
          <Button
            tone="quiet"
            size="sm"
            ref={swapButton}
            aria-expanded={isSwapping}
            className="max-md:px-2 md:px-2"
            onClick={() => {
              setSwappedId(isSwapping ? null : plan.id)
            }}
          >
            <span>
              {t('compareHead.swap')}
              {hiddenName}
            </span>
          </Button>
        )}
        {onRemove && (
          <Button tone="quiet" size="sm" className="max-md:px-2 md:px-2" onClick={onRemove}>
            <span>
              {t('compareHead.remove')}
              {hiddenName}
            </span>
          </Button>
        )}
      </div>
      <SavingsNameNote plan={plan} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MetalBadge level={plan.metalLevel} explains />
        {plan.extraSavings && <SavingsBadge plan={plan} />}
        {plan.isEasyToCompare && <EasyToCompareBadge plan={plan} />}
      </div>
      {isSwapping && (
        <CompareDialogPicker
          label={t('compareHead.swapLabel')}
          confirmLabel={t('compareHead.swapConfirm')}
          offered={others}
          onPick={onSwap}
        />
      )}
    </div>
  )
}
