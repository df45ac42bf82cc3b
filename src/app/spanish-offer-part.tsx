import { useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { SpanishOffer } from '#components/chrome/spanish-offer.tsx'
import { onLanguageChange } from '#i18n/i18n.ts'
import type { EarlyPress } from '#lib/early-record.ts'
import { writeStored } from '#state/storage.ts'

import { switchLanguage } from './switch-language.ts'

function Offer({ onEnd }: { readonly onEnd: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <SpanishOffer
      hasFailed={hasFailed}
      onTake={() => {
        switchLanguage('es').catch(() => {
          setHasFailed(true)
        })
      }}
      onDismiss={() => {
        writeStored('local', 'spanishOffer', 'refused')
        onEnd()
      }}
    />
  )
}

/** Brings the line to life that src/app/early.ts has shown. A site in development has no line yet. */
export function offerSpanish(press: EarlyPress | null | undefined): void {
  const place = document.getElementById('spanish-offer')
  if (!place) return
  const end = () => {
    if (place.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    document.documentElement.classList.remove('offers-spanish')
  }
  // Also where the header's toggle switched it.
  onLanguageChange(end)
  const offer = <Offer onEnd={end} />
  if (place.firstChild) hydrateRoot(place, offer)
  else createRoot(place).render(offer)
  // What was pressed before the line lived. React hydrates what a click is on before it continues.
  if (press && place.contains(press.element)) press.element.click()
}
