import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { NewerAnswers } from '#domain/application/newer-answers.ts'
import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

export type DraftNoticeProps =
  | {
      /** Another tab has kept other answers. Neither set is lost before the user has chosen one. */
      readonly kind: 'changedElsewhere'
      /** Replaces these answers with those of the other tab. */
      readonly onTake: () => void
      /** Keeps these answers and drops those of the other tab. */
      readonly onRefuse: () => void
    }
  | {
      /** The answers kept by an earlier visit could not be used. */
      readonly kind: 'discarded'
      /** Why: they are too old, kept by another version of the site, or unreadable. */
      readonly reason: 'expired' | 'otherVersion' | 'unreadable'
    }
  | {
      /** Identity numbers were typed but not saved. Devices never keep them. */
      readonly kind: 'lacksNumbers'
    }
  | {
      /** The form now has answers saved elsewhere. */
      readonly kind: 'savedElsewhere'
      /** Where they were saved. */
      readonly origin: NewerAnswers['origin']
      /** Which side the applicant chose for answers changed on both; `merged` if there were none. */
      readonly taken: 'merged' | 'mine' | 'saved'
      /** The form has sent no answers of its own. */
      readonly hasSentNothing: boolean
    }
  | {
      /** The answers of members who could not be identified with certainty are not in the form. */
      readonly kind: 'leftOut'
      /** Their first names; empty for a member who has none. */
      readonly names: readonly string[]
    }

/** Returns the notice's heading and sentence. */
function wordsOf(
  props: DraftNoticeProps,
  { t, language }: Texts,
): { readonly title: string; readonly text: string; readonly further?: readonly string[] } {
  switch (props.kind) {
    case 'changedElsewhere':
      return { title: t('draftNotice.changedTitle'), text: t('draftNotice.changed') }
    case 'discarded':
      return { title: t('draftNotice.discardedTitle'), text: t(`draftNotice.${props.reason}`) }
    case 'lacksNumbers':
      return { title: t('draftNotice.lacksNumbersTitle'), text: t('draftNotice.lacksNumbers') }
    case 'savedElsewhere':
      return {
        title: t(props.origin === 'tab' ? 'draftNotice.savedInTabTitle' : 'draftNotice.savedElsewhereTitle'),
        text: t(`draftNotice.taken.${props.taken}`),
        further: [...(props.hasSentNothing ? [t('draftNotice.nothingSent')] : []), t('draftNotice.checkAgain')],
      }
    case 'leftOut': {
      const names = listFormat(language).format(props.names.filter((name) => name !== ''))
      const text = names === '' ? t('draftNotice.leftOut') : t('draftNotice.leftOutNamed', { names })
      return { title: t('draftNotice.leftOutTitle'), text }
    }
  }
}

/** Says what happened to the answers kept on this device, when it is not what the user expects. */
export function DraftNotice(props: DraftNoticeProps) {
  const texts = useTranslation('application')
  const { t } = texts
  const { title, text, further = [] } = wordsOf(props, texts)
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
      {[text, ...further].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  )
}
