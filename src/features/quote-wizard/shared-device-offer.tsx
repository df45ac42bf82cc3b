import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'
import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const sharedDevice = onDemand(() => import('./shared-device-part.tsx'), 'take-along')

/** Offers to keep nothing beyond this tab, before anything is kept. */
export function SharedDeviceOffer({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation('quote-steps')
  const home = useTranslation('quote-start')
  const [isOpen, setIsOpen] = useState(false)
  const part = useOnDemand(sharedDevice, isOpen)
  return (
    <Disclosure summary={t('sharedDevice.open')} open={isOpen} onOpenChange={setIsOpen} className="pt-3">
      {part.kind === 'ready' ? (
        <part.part.SharedDevicePart />
      ) : part.kind === 'failed' ? (
        <LoadFailure onRetry={sharedDevice.need} onReload={onReload} />
      ) : (
        isOpen && <Spinner label={home.t('loadFailure.loading')} showLabel />
      )}
    </Disclosure>
  )
}
