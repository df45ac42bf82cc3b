import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { onDemand } from '#i18n/on-demand.ts'
import { eraseStoredQuote } from '#state/use-stored-quote.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { eraseCareList } from '#state/use-care-list.ts'

import { PartFailure } from './part-failure.tsx'
import { usePartDialog } from './use-part-dialog.ts'

const startOverDialog = onDemand(() => import('#components/plans/start-over-dialog.tsx'))

/** The button that clears everything for a new search, after a confirmation. */
export function StartOver() {
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const session = useQuoteSession()
  const { button, dialog, part, hasFailed } = usePartDialog(startOverDialog)
  return (
    <>
      <Button tone="outline" className="justify-self-start print:hidden" {...button}>
        {t('startOver.button')}
      </Button>
      {hasFailed && <PartFailure onRetry={startOverDialog.need} />}
      {part && (
        <part.StartOverDialog
          {...dialog}
          onConfirm={() => {
            void eraseCareList()
            void eraseStoredQuote(session)
            dispatch({ type: 'startedOver' })
          }}
        />
      )}
    </>
  )
}
