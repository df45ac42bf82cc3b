import { Stethoscope } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { onDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { loadCareList } from '#state/use-care-list.ts'

import { PartFailure } from './part-failure.tsx'
import { usePartDialog } from './use-part-dialog.ts'

const carePart = onDemand(async () => {
  // The dialog needs the sealing code to show the list.
  const [part] = await Promise.all([import('./care-part.tsx'), loadCareList()])
  return part
}, 'care')

export interface CareButtonProps {
  /** Doctors are suggested near it. */
  readonly zipCode: string
  /** Entries of the list, shown in the button; 0 for none. */
  readonly count: number
  /** Called when the visitor adds or removes a doctor. */
  readonly onDoctorsChange: () => void
}

/** The button that opens the visitor's doctors and medicines (P-75). The dialog is loaded on intent. */
export function CareButton({ zipCode, count, onDoctorsChange }: CareButtonProps) {
  const { t } = useTranslation('care')
  const label = count === 0 ? t('open') : t('openCount', { count })
  const { button, dialog, part, hasFailed } = usePartDialog(carePart)
  return (
    <>
      <Button tone="outline" size="sm" className="relative shrink-0 max-md:px-3 max-md:py-0 print:hidden" {...button}>
        <Stethoscope aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        <span className="max-md:hidden">{label}</span>
        {/* On a phone this button and the year share a line, or take two if the year would be cut off. */}
        <span className="text-start text-sm leading-tight md:hidden">
          {count === 0 ? t('openShort') : t('openList', { count })}{' '}
          <span className={count === 0 ? 'block' : 'sr-only'}>{t(count === 0 ? 'openShortRest' : 'openListRest')}</span>
        </span>
      </Button>
      {hasFailed && <PartFailure onRetry={carePart.need} onClose={dialog.onClose} />}
      {part && <part.CarePart zipCode={zipCode} onDoctorsChange={onDoctorsChange} {...dialog} />}
    </>
  )
}
