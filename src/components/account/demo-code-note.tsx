import { Alert } from '#components/primitives/alert.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface DemoCodeNoteProps {
  /** The six digits that the demo takes. */
  readonly code: string
}

/** Tells visitors of the demo, which sends no messages, the code that it takes. */
export function DemoCodeNote({ code }: DemoCodeNoteProps) {
  const { t } = useTranslation('registration')
  return (
    <Alert tone="warning" title={t('demoCode.title')}>
      {t('demoCode.text', { code })}
    </Alert>
  )
}
