import { Share2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import type { Results } from '#domain/quote/session.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PartFailure } from './part-failure.tsx'

const takeAlongPart = onDemand(() => import('./take-along-part.tsx'))

/** The button that saves and shares the quote. The dialog is loaded on intent. */
export function TakeAlongButton({ results }: { readonly results: Results }) {
  const { t } = useTranslation('take-along')
  const [open, setOpen] = useState(false)
  const part = useOnDemand(takeAlongPart, open)
  const TakeAlongPart = part.kind === 'ready' ? part.part.TakeAlongPart : undefined
  return (
    <>
      <Button
        tone="outline"
        onClick={() => {
          setOpen(true)
        }}
        onPointerEnter={takeAlongPart.warm}
        onFocus={takeAlongPart.warm}
      >
        <Share2 aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {t('button')}
      </Button>
      {open && part.kind === 'failed' && (
        <PartFailure
          onRetry={takeAlongPart.need}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
      {TakeAlongPart && (
        <TakeAlongPart
          results={results}
          open={open}
          onClose={() => {
            setOpen(false)
          }}
          onReopen={() => {
            setOpen(true)
          }}
        />
      )}
    </>
  )
}
