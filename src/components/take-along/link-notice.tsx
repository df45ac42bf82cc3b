import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export type LinkNoticeProps =
  /** The text is not a link of this site, or its household can't be quoted here. */
  | { readonly kind: 'unreadable' }
  /** The same, and the tab keeps its own quote. */
  | { readonly kind: 'unreadableKept' }
  | {
      /** The link's year is no longer sold. */
      readonly kind: 'yearChanged'
      /** The year that is shown instead. */
      readonly year: number
    }
  | {
      /** The service did not confirm the ZIP. */
      readonly kind: 'unconfirmed'
      /** Opens the link again; undefined once the visitor has changed an answer. */
      readonly onRetry: (() => void) | undefined
    }

/** Says why a link, or a part of it, could not be opened. */
export function LinkNotice(props: LinkNoticeProps) {
  const { t } = useTranslation('take-along')
  return (
    <div className="mx-auto max-w-page px-4 pt-4 md:px-6">
      <Alert
        tone={props.kind === 'yearChanged' ? 'info' : 'warning'}
        live="status"
        actions={
          props.kind === 'unconfirmed' && props.onRetry ? (
            <Button size="sm" tone="outline" onClick={props.onRetry}>
              {t('notice.retry')}
            </Button>
          ) : undefined
        }
      >
        {props.kind === 'yearChanged' ? t('notice.yearChanged', { year: props.year }) : t(`notice.${props.kind}`)}
      </Alert>
    </div>
  )
}
