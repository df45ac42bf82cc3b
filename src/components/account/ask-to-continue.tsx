import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface AskToContinueProps {
  /** Whose account the link opens, as they are called; empty where the service does not say. */
  readonly name: string
  /** The account is the person's own. */
  readonly onContinue: () => void
  /** It is somebody else's, or they do not know. */
  readonly onDecline: () => void
}

/**
 * Asks before a link logs somebody in. Anybody can send a link; what is typed after it goes to its account.
 */
export function AskToContinue({ name, onContinue, onDecline }: AskToContinueProps) {
  const { t } = useTranslation('login')
  const [isOpening, setIsOpening] = useState(false)
  return (
    <Card as="section" padding="none" raised>
      <div className="grid gap-4 px-4 py-6 sm:px-8 sm:py-8">
        <FocusHeading focusKey="ask-to-continue" focusOnMount>
          {name === '' ? t('handover.askPlain') : t('handover.ask', { name })}
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
            {name === '' ? t('handover.askYes') : t('handover.goOn', { name })}
          </Button>
          <Button tone="outline" onClick={onDecline}>
            {t('handover.askNo')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
