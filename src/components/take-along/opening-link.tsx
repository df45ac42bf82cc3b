import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import type { LongWait } from '#lib/use-long-wait.ts'

export type OpeningLinkProps =
  | {
      /** The service is asked for the county of the link. */
      readonly kind: 'opening'
      /** The wait, if it is long; null otherwise. */
      readonly wait: LongWait | null
      /** Starts a quote without the link. */
      readonly onCancel: () => void
    }
  | {
      /** The tab has another quote in progress. */
      readonly kind: 'asking'
      /** Opens the link in its place. */
      readonly onOpen: () => void
      /** Drops the link. */
      readonly onKeep: () => void
    }

/** The screen while a link is being opened. It shows nothing of the link. */
export function OpeningLink(props: OpeningLinkProps) {
  const { t } = useTranslation('take-along')
  return (
    <div className="mx-auto max-w-dialog px-4 py-10 sm:px-6 lg:py-16">
      <Card padding="lg" raised className="grid gap-5">
        <FocusHeading focusKey={props.kind} focusOnMount>
          {t(props.kind === 'opening' ? 'opening.title' : 'opening.askTitle')}
        </FocusHeading>
        {props.kind === 'opening' ? (
          <>
            <Spinner label={t('opening.title')} />
            <SlowNotice wait={props.wait} />
            <Button tone="outline" className="justify-self-start" onClick={props.onCancel}>
              {t('opening.cancel')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('opening.ask')}</p>
            {/* A bar, so that the answer that replaces nothing comes first (C-97). */}
            <div className="flex flex-wrap justify-between gap-3">
              <Button tone="outline" onClick={props.onKeep}>
                {t('opening.keep')}
              </Button>
              <Button onClick={props.onOpen}>{t('opening.open')}</Button>
            </div>
          </>
        )}
      </Card>
    </div>
  )
}
