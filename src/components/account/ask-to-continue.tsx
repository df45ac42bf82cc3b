import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AskToContinueProps {
  /** Name of the account's owner; empty when the service gives none. */
  readonly name: string
  /** Called when the visitor says that the account is theirs. */
  readonly onContinue: () => void
  /** Called when the account is somebody else's, or the visitor does not know. */
  readonly onDecline: () => void
}

/**
 * Asks before a link logs the visitor in. Anybody can send a link, and everything typed after it goes to the
 * link's account.
 */
export function AskToContinue({ name, onContinue, onDecline }: AskToContinueProps) {
  const { t } = useTranslation('login')
  const [isOpening, setIsOpening] = useState(false)
  return (
    <Card as="section" padding="none" raised>
      <div className="grid gap-4 px-4 py-6 sm:px-8 sm:py-8">
        <FocusHeading focusKey="ask-to-continue" focusOnMount>
          {name === '' ? t('handover.askPlain') : <NamedText text={t('handover.ask', { name })} names={[name]} />}
        </FocusHeading>
        <p className="text-ink-muted">{t('handover.askText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            busy={isOpening}
            busyLabel={t('handover.waiting')}
            onClick={() => {
              setIsOpening(true)
              onContinue()
            }}
          >
            {name === '' ? (
              t('handover.askYes')
            ) : (
              <span>
                <NamedText text={t('handover.goOn', { name })} names={[name]} />
              </span>
            )}
          </Button>
          <Button tone="outline" onClick={onDecline}>
            {t('handover.askNo')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
