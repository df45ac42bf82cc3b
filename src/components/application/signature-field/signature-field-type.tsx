import { type ReactNode, useCallback, useRef, useState } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'

import { writeName } from './signature-picture.ts'
import { type Sheet, useSharpCanvas } from './use-sharp-canvas.ts'

export interface SignatureFieldTypeProps {
  /** The name as typed. */
  readonly name: string
  /** Whether the statement of intent is ticked. Without it, the name is not a signature. */
  readonly isIntended: boolean
  /** Called with the name and the state of the statement of intent after a change of either. */
  readonly onType: (name: string, isIntended: boolean) => void
  /** Name of the preview, which says whether it is signed. */
  readonly padLabel: string
  /** Label of the name. */
  readonly nameLabel: string
  /** Help below the label of the name. */
  readonly nameHint: string
  /** Label of the statement of intent: the typed name is meant as a signature. */
  readonly intentLabel: string
  /** Id of the statement's checkbox. */
  readonly intentId?: string | undefined
  /** The error of the statement's checkbox. */
  readonly intentError?: string | undefined
  /** A note about an unusual name, shown below the statement. */
  readonly nameNote?: ReactNode
}

/**
 * The fields for signing by keyboard: the name, a preview in handwriting, and the statement that it is meant as a
 * signature.
 */
export function SignatureFieldType(props: SignatureFieldTypeProps) {
  const { name, isIntended, onType, padLabel, nameLabel, nameHint, intentLabel, nameNote } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  // A half-typed name never matches, so the note waits until typing ends.
  const [isTyping, setTyping] = useState(false)
  const paint = useCallback(
    ({ context, width, ink }: Sheet) => {
      writeName(context, name.trim(), width, ink)
    },
    [name],
  )
  useSharpCanvas(canvas, paint)
  return (
    <div className="grid gap-4">
      <TextField
        label={nameLabel}
        required
        hint={nameHint}
        autoComplete="off"
        kind="name"
        width="lg"
        value={name}
        onBlur={() => {
          setTyping(false)
        }}
        onChange={(typed) => {
          setTyping(true)
          onType(typed, isIntended)
        }}
      />
      <div className="overflow-hidden rounded-md border-2 border-border bg-surface">
        <div role="img" aria-label={padLabel}>
          <canvas ref={canvas} className="block h-canvas-signature w-full text-ink" />
        </div>
      </div>
      <Checkbox
        id={props.intentId}
        label={intentLabel}
        required
        error={props.intentError}
        value={isIntended}
        onChange={(on) => {
          onType(name, on)
        }}
      />
      {/* The note is below the checkbox, so the checkbox does not move when the note appears. */}
      {!isTyping && nameNote}
    </div>
  )
}
