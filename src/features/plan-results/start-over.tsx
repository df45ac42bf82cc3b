import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { eraseStoredQuote } from '#state/use-stored-quote.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { eraseCareList } from '#state/use-care-list.ts'

import { PartFailure } from './part-failure.tsx'

const startOverDialog = onDemand(() => import('#components/plans/start-over-dialog.tsx'))

/** The button that clears everything for a new search, after a confirmation. */
export function StartOver() {
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const session = useQuoteSession()
  const [open, setOpen] = useState(false)
  const dialog = useOnDemand(startOverDialog, open)
  const StartOverDialog = dialog.kind === 'ready' ? dialog.part.StartOverDialog : undefined
  return (
    <>
      <Button
        tone="outline"
        className="justify-self-start print:hidden"
        onClick={() => {
          setOpen(true)
        }}
        onPointerEnter={startOverDialog.warm}
        onFocus={startOverDialog.warm}
      >
        {t('startOver.button')}
      </Button>
      {open && dialog.kind === 'failed' && <PartFailure onRetry={startOverDialog.need} />}
      {StartOverDialog && (
        <StartOverDialog
          open={open}
          onClose={() => {
            setOpen(false)
          }}
          onReopen={() => {
            setOpen(true)
          }}
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
