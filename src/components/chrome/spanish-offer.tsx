import { Button } from '#components/primitives/button.tsx'

/** The texts are always Spanish, because their reader may not understand the page's language. */
const words = {
  label: 'Idioma',
  question: '¿Prefiere leer en español?',
  take: 'Sí, en español',
  dismiss: 'No, gracias',
  failure: 'No se pudo cargar la página en español. Revise su conexión e inténtelo de nuevo.',
} as const

export interface SpanishOfferProps {
  /**
   * The Spanish texts could not be loaded.
   * @default false
   */
  readonly hasFailed?: boolean | undefined
  /** Called when the visitor wants the page in Spanish. */
  readonly onTake: () => void
  /** Called when the visitor dismisses the offer. */
  readonly onDismiss: () => void
}

/**
 * A line at the top of an English page that offers the Spanish one (C-78). It is excluded from the browser's
 * translation, because it is the alternative to it.
 */
export function SpanishOffer({ hasFailed = false, onTake, onDismiss }: SpanishOfferProps) {
  return (
    <aside
      lang="es"
      translate="no"
      aria-label={words.label}
      className="print-hidden flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-border bg-primary-wash px-2 py-2 text-ink"
    >
      <p className="font-semibold">{words.question}</p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button size="sm" onClick={onTake}>
          {words.take}
        </Button>
        <Button tone="quiet" size="sm" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
      <p role="status" className={hasFailed ? 'w-full text-center' : 'sr-only'}>
        {hasFailed ? words.failure : ''}
      </p>
    </aside>
  )
}
