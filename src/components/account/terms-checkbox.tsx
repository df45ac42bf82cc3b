import type { MouseEvent } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import type { LegalDocument } from '#domain/content/legal.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface TermsCheckboxProps {
  /** Id of the checkbox, for links in an `ErrorSummary`. */
  readonly id: string
  /** Whether the checkbox is ticked. */
  readonly value: boolean
  /** Called with the new state. */
  readonly onChange: (value: boolean) => void
  /** The error and how to fix it, in the same words as in the error summary. */
  readonly error?: string | undefined
  /** Opens a text over the form. A new tab opens the text's own page instead. */
  readonly onOpen: (document: LegalDocument) => void
  /** Called when the visitor may soon open a text. */
  readonly onNear?: ((document: LegalDocument) => void) | undefined
}

/** Path of each text's own page. */
const places: Readonly<Record<LegalDocument, string>> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
}

const marked = /<(terms|privacy)>(.*?)<\/\1>/

/** The checkbox that accepts the terms and the privacy policy. Their names in the label open the texts. */
export function TermsCheckbox({ id, value, onChange, error, onOpen, onNear }: TermsCheckboxProps) {
  const { t } = useTranslation('registration')
  const address = useAddress()
  // `marked` has capture groups, so the result repeats: words, a document, the document's name.
  const parts = t('termsCheckbox.label').split(marked)
  const open = (event: MouseEvent, document: LegalDocument) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(document)
  }
  const link = (document: LegalDocument, name: string | undefined) => (
    <a
      key={document}
      href={address(places[document])}
      aria-haspopup="dialog"
      className="text-primary underline hover:text-primary-strong"
      onClick={(event) => {
        open(event, document)
      }}
      onPointerEnter={() => onNear?.(document)}
      onFocus={() => onNear?.(document)}
    >
      {name}
    </a>
  )
  return (
    <Checkbox
      id={id}
      required
      value={value}
      error={error}
      onChange={onChange}
      label={parts.map((part, index) => {
        if (index % 3 === 0) return part
        return part === 'terms' || part === 'privacy' ? link(part, parts[index + 1]) : null
      })}
    />
  )
}
