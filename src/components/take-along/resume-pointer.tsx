import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ResumePointerProps {
  /** Shows the card and moves the focus to it. */
  readonly onShow: () => void
}

/**
 * A row at the bottom of a phone's window that leads to the card of saved quotes below the first screen. It
 * overlays the page, so nothing moves when it appears.
 */
export function ResumePointer({ onShow }: ResumePointerProps) {
  const { t } = useTranslation('take-along')
  return (
    <div className="fixed inset-x-0 bottom-0 z-dock flex justify-center border-t border-border bg-surface px-4 py-2 shadow-dock md:hidden print:hidden">
      <Button size="sm" tone="outline" onClick={onShow}>
        {t('resume.title')}
      </Button>
    </div>
  )
}
