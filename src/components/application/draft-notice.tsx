import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { listFormat } from '#i18n/format.ts'
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
  /** What was saved elsewhere since is in the form now, and nothing has been sent. */
  | { readonly kind: 'savedElsewhere' }
  | {
      /** What was typed for people of whom it is not certain who they are is not in the form. */
      readonly kind: 'leftOut'
      /** Their first names, empty for who has none. */
      readonly names: readonly string[]
    }

/** Says what has become of the answers kept on this device, where it is not what the person expects. */
export function DraftNotice(props: DraftNoticeProps) {
  const { t, language } = useTranslation('application')
  if (props.kind === 'savedElsewhere')
    return (
      <Alert tone="warning" live="status" title={t('draftNotice.savedElsewhereTitle')}>
        {t('draftNotice.savedElsewhere')}
      </Alert>
    )
  if (props.kind === 'leftOut') {
    const names = listFormat(language).format(props.names.filter((name) => name !== ''))
    return (
      <Alert tone="warning" live="status" title={t('draftNotice.leftOutTitle')}>
        {names === '' ? t('draftNotice.leftOut') : t('draftNotice.leftOutNamed', { names })}
      </Alert>
    )
  }
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
