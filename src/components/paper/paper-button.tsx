import { Printer } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PaperButtonProps {
  /** Number of plans, each a page. */
  readonly count: number
  /** Whether the pages are being fetched. */
  readonly isLoading: boolean
  /** Opens the pages. */
  readonly onOpen: () => void
  /** Called when a pointer or the focus is on the button, so the pages can be fetched ahead. */
  readonly onNear: () => void
}

/** The button that opens plans as pages for the printer, in both languages (P-94). */
export function PaperButton({ count, isLoading, onOpen, onNear }: PaperButtonProps) {
  const { t } = useTranslation('paper')
  return (
    <Button
      tone="quiet"
      size="sm"
      className="-ms-4 justify-self-start text-start print:hidden"
      aria-haspopup="dialog"
      busy={isLoading}
      busyLabel={t('button.loading')}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Printer aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
      {t('button.open', { count })}
    </Button>
  )
}
