import { Share2 } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import type { Results } from '#domain/quote/session.ts'
import { onDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PartFailure } from './part-failure.tsx'
import { usePartDialog } from './use-part-dialog.ts'

const takeAlongPart = onDemand(() => import('./take-along-part.tsx'))

/** The button that saves and shares the quote. The dialog is loaded on intent. */
export function TakeAlongButton({ results }: { readonly results: Results }) {
  const { t } = useTranslation('take-along')
  const { button, dialog, part, hasFailed } = usePartDialog(takeAlongPart)
  return (
    <>
      <Button tone="outline" {...button}>
        <Share2 aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {t('button')}
      </Button>
      {hasFailed && <PartFailure onRetry={takeAlongPart.need} onClose={dialog.onClose} />}
      {part && <part.TakeAlongPart results={results} {...dialog} />}
    </>
  )
}
