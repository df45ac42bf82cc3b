import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

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

/** The notice's heading and sentence. */
function wordsOf(props: DraftNoticeProps, { t, language }: Texts): { readonly title: string; readonly text: string } {
  switch (props.kind) {
    case 'changedElsewhere':
      return { title: t('draftNotice.changedTitle'), text: t('draftNotice.changed') }
    case 'discarded':
      return { title: t('draftNotice.discardedTitle'), text: t(`draftNotice.${props.reason}`) }
    case 'lacksNumbers':
      return { title: t('draftNotice.lacksNumbersTitle'), text: t('draftNotice.lacksNumbers') }
    case 'savedElsewhere':
      return { title: t('draftNotice.savedElsewhereTitle'), text: t('draftNotice.savedElsewhere') }
    case 'leftOut': {
      const names = listFormat(language).format(props.names.filter((name) => name !== ''))
      const text = names === '' ? t('draftNotice.leftOut') : t('draftNotice.leftOutNamed', { names })
      return { title: t('draftNotice.leftOutTitle'), text }
    }
  }
}

/** Says what has become of the answers kept on this device, where it is not what the person expects. */
export function DraftNotice(props: DraftNoticeProps) {
  const texts = useTranslation('application')
  const { t } = texts
  const { title, text } = wordsOf(props, texts)
  return (
    <Alert
      tone={props.kind === 'discarded' || props.kind === 'lacksNumbers' ? 'info' : 'warning'}
      live="status"
      title={title}
      actions={
        props.kind === 'changedElsewhere' ? (
          <>
            <Button size="sm" onClick={props.onTake}>
              {t('draftNotice.take')}
            </Button>
            <Button size="sm" tone="outline" onClick={props.onRefuse}>
              {t('draftNotice.refuse')}
            </Button>
          </>
        ) : undefined
      }
    >
      {text}
    </Alert>
  )
}
