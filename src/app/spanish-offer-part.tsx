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

/** Hydrates the line that src/app/early.ts has shown. The dev server's page has no line yet. */
export function offerSpanish(press: EarlyPress | null | undefined): void {
  const place = document.getElementById('spanish-offer')
  if (!place) return
  const end = () => {
    if (place.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    document.documentElement.classList.remove('offers-spanish')
  }
  // This also runs after a switch by the header's toggle.
  onLanguageChange(end)
  const offer = <Offer onEnd={end} />
  if (place.firstChild) hydrateRoot(place, offer)
  else createRoot(place).render(offer)
  // Repeats a press from before hydration. React hydrates the target of a click first.
  if (press && place.contains(press.element)) press.element.click()
}
