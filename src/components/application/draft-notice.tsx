import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the notice. */
export type DraftNoticeProps =
  | {
      /** Another tab has kept other answers: nothing of either is lost before the person has chosen. */
      readonly kind: 'changedElsewhere'
      /** Takes the answers of the other tab in place of these. */
      readonly onTake: () => void
      /** Keeps these answers, and lets go of the other tab's. */
      readonly onRefuse: () => void
    }
  | {
      /** What an earlier visit kept could not be used. */
      readonly kind: 'discarded'
      /** Why: too old, kept by another version of the site, or not readable. */
      readonly reason: 'expired' | 'otherVersion' | 'unreadable'
    }
  | {
      /** Identity numbers were typed and not saved: no device keeps them. */
      readonly kind: 'lacksNumbers'
    }

/** Says what has become of the answers kept on this device, where it is not what the person expects. */
export function DraftNotice(props: DraftNoticeProps) {
  const { t } = useTranslation('application')
  if (props.kind === 'discarded')
    return (
      <Alert tone="info" live="status" title={t('draftNotice.discardedTitle')}>
        {t(`draftNotice.${props.reason}`)}
      </Alert>
    )
  if (props.kind === 'lacksNumbers')
    return (
      <Alert tone="info" live="status" title={t('draftNotice.lacksNumbersTitle')}>
        {t('draftNotice.lacksNumbers')}
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      live="status"
      title={t('draftNotice.changedTitle')}
      actions={
        <>
          <Button size="sm" onClick={props.onTake}>
            {t('draftNotice.take')}
          </Button>
          <Button size="sm" tone="outline" onClick={props.onRefuse}>
            {t('draftNotice.refuse')}
          </Button>
        </>
      }
    >
      {t('draftNotice.changed')}
    </Alert>
  )
}
