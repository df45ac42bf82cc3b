import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { PartFailure } from './part-failure.tsx'
import { usePart, warm } from './use-part.ts'

const loadDialog = () => import('#components/plans/start-over-dialog.tsx')

/** The button that clears everything for a new search, after asking. */
export function StartOver() {
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const [open, setOpen] = useState(false)
  const dialog = usePart(loadDialog, open)
  const StartOverDialog = dialog.part?.StartOverDialog
  const warmUp = () => {
    warm(loadDialog)
  }
  return (
    <>
      <Button
        tone="outline"
        className="justify-self-start print:hidden"
        onClick={() => {
          setOpen(true)
        }}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {t('startOver.button')}
      </Button>
      {open && dialog.failed && <PartFailure onRetry={dialog.retry} />}
      {StartOverDialog && (
        <StartOverDialog
          open={open}
          onOpenChange={setOpen}
          onConfirm={() => {
            dispatch({ type: 'startedOver' })
          }}
        />
      )}
    </>
  )
}
