import { Alert } from '#components/primitives/alert.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Says that the device refuses to store a login, so that it lasts as long as the page. */
export function LoginNotKept() {
  const { t } = useTranslation('take-along')
  return (
    <Alert tone="warning" live="status">
      {t('loginNotKept')}
    </Alert>
  )
}
