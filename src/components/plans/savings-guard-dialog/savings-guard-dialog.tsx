import { RichText } from '#components/chrome/rich-text.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import type { SavingsGuard } from '#domain/plans/savings-guard.ts'
import { formatCents, formatCentsShort, formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

interface SavingsGuardDialogWhyProps {
  /** The two plans' amounts, from `#domain/plans/savings-guard.ts`. */
  readonly guard: SavingsGuard
  /** The name of the plan that the visitor is choosing. */
  readonly chosenName: string
  /** Whole months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
}

/** The calculation of both amounts, on demand (P-26). */
function SavingsGuardDialogWhy({ guard, chosenName, monthsCovered }: SavingsGuardDialogWhyProps) {
  const { t, language } = useTranslation('eligibility')
  const sum = ({ billsCents, mostCents }: Pick<SavingsGuard['silver'], 'billsCents' | 'mostCents'>) =>
    t('savingsGuard.sum', {
      months: monthsCovered,
      bill: formatCents(billsCents / monthsCovered, language),
      bills: formatCents(billsCents, language),
      care: formatCentsShort(mostCents - billsCents, language),
      most: formatCents(mostCents, language),
    })
  const chosen = { billsCents: guard.chosenBillsCents, mostCents: guard.chosenMostCents }
  return (
    <Disclosure summary={t('savingsGuard.why')}>
      <dl className="grid gap-3 tabular-nums">
        <div>
          <dt className="font-semibold">
            <MarkedText text={t('savingsGuard.chosen', { plan: chosenName })} part={chosenName} as="english" />
          </dt>
          <dd>
            <RichText text={sum(chosen)} />
          </dd>
        </div>
        <div>
          <dt {...englishName} className="font-semibold">
            {guard.silver.name}
          </dt>
          <dd>
            <RichText text={sum(guard.silver)} />
          </dd>
        </div>
      </dl>
      <p className="mt-3">{t('savingsGuard.notCounted')}</p>
      <p className="mt-1 text-sm text-ink-muted">{t('savingsGuard.source')}</p>
    </Disclosure>
  )
}

export interface SavingsGuardDialogProps extends SavingsGuardDialogWhyProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called by the close button, Escape, a press outside or the browser's Back; no plan is taken. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** Shows the Silver plan of this id. */
  readonly onSeeSilver: (planId: string) => void
  /** Continues with the plan that the visitor is choosing. */
  readonly onKeep: () => void
  /** People who would probably be on the plan; several are named a family. */
  readonly applicants: number
  /** People who apply, for whom the bills are. */
  readonly applying: number
}

/**
 * Says what a plan without the household's extra savings may cost in a bad year, beside a Silver plan (P-28). It is
 * advice and never blocks: the plan can be kept.
 */
export function SavingsGuardDialog(props: SavingsGuardDialogProps) {
  const { open, onClose, onReopen, onSeeSilver, onKeep, applicants, applying, guard, monthsCovered } = props
  const { t, language } = useTranslation('eligibility')
  const common = useTranslation('common')
  const { name, planId, mostCents } = guard.silver
  const amounts = {
    chosenMost: formatDollars(guard.chosenMostCents / 100, language),
    silver: name,
    silverMost: formatDollars(mostCents / 100, language),
  }
  const text = applicants > 1 ? t('savingsGuard.textFamily', amounts) : t('savingsGuard.textOne', amounts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={t('savingsGuard.title')}
      closeLabel={common.t('dialog.close')}
      footer={
        <>
          <Button tone="outline" onClick={onKeep}>
            {t('savingsGuard.keep')}
          </Button>
          <Button
            onClick={() => {
              onSeeSilver(planId)
            }}
          >
            {t('savingsGuard.seeSilver')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-lg">
          <MarkedText text={text} part={name} as="english" />
        </p>
        {applicants < applying && <p>{t('savingsGuard.onPlan', { count: applicants })}</p>}
        {monthsCovered < 12 && <p>{t('savingsGuard.months', { count: monthsCovered })}</p>}
        <SavingsGuardDialogWhy {...props} />
      </div>
    </Dialog>
  )
}
