import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface RequoteBarProps {
  /** Leads back to the unchanged application. */
  readonly onBack: () => void
  /** Fills in the answers of the application's quote. Undefined once the quote has answers. */
  readonly onFill?: (() => void) | undefined
}

/** Says above each screen of the quote that it is for the visitor's application, and leads back there (F-82). */
export function RequoteBar({ onBack, onFill }: RequoteBarProps) {
  const { t } = useTranslation('requote')
  return (
    <section aria-label={t('bar.label')} className="border-b border-border bg-primary-wash print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <p className="font-semibold text-pretty">{t('bar.text')}</p>
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          {onFill && (
            <Button size="sm" tone="outline" onClick={onFill}>
              {t('bar.fill')}
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={onBack}>
            {t('bar.back')}
          </Button>
        </div>
      </div>
    </section>
  )
}
