import { Button } from '#components/primitives/button.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CrashPanelProps {
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Renders the broken part again. */
  readonly onRetry: () => void
  /** Reloads the whole page. */
  readonly onReload: () => void
}

/** Replaces a broken part of the page, below a header that still works, and says how to continue. */
export function CrashPanel({ phone, onRetry, onReload }: CrashPanelProps) {
  const { t } = useTranslation('common')
  return (
    <div className="mx-auto max-w-prose px-4 py-12 md:px-6">
      <Notice
        tone="danger"
        live="alert"
        headingLevel={2}
        title={t('crash.title')}
        actions={
          <>
            <Button size="sm" onClick={onRetry}>
              {t('crash.retry')}
            </Button>
            <Button size="sm" tone="outline" onClick={onReload}>
              {t('crash.reload')}
            </Button>
          </>
        }
      >
        <MarkedText text={t('crash.text', { phone })} part={phone} as="phone" />
      </Notice>
    </div>
  )
}
