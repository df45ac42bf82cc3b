import { ClipboardList, LayoutDashboard, type LucideIcon, ScanSearch, Signature } from 'lucide-react'

import { type ProcessStepId, processStepIds } from '#domain/content/about-lists.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const icons: Readonly<Record<ProcessStepId, LucideIcon>> = {
  quote: ClipboardList,
  choosePlan: ScanSearch,
  consent: Signature,
  account: LayoutDashboard,
}

/** The four numbered steps from a quote to coverage. */
export function ProcessSteps() {
  const { t } = useTranslation('about')
  return (
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {processStepIds.map((step, index) => {
        const Icon = icons[step]
        return (
          <li key={step} className="grid content-start gap-3 border-t-4 border-accent pt-4">
            <span className="flex items-center justify-between">
              <span className="font-display text-4xl font-bold text-primary tabular-nums">{index + 1}</span>
              <Icon aria-hidden strokeWidth={1.9} className="size-6 text-primary" />
            </span>
            <h3 className="text-xl font-semibold">{t(`processStep.${step}.title`)}</h3>
            <p className="text-ink-muted">{t(`processStep.${step}.text`)}</p>
          </li>
        )
      })}
    </ol>
  )
}
