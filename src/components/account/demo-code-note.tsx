import { Alert } from '#components/primitives/alert.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface DemoCodeNoteProps {
  /** The six digits that the demo accepts. */
  readonly code: string
}

/** Shows the code that the demo accepts, because the demo sends no messages. */
export function DemoCodeNote({ code }: DemoCodeNoteProps) {
  const { t } = useTranslation('registration')
  return (
    <Alert tone="warning" title={t('demoCode.title')}>
      {t('demoCode.text', { code })}
    </Alert>
  )
}
