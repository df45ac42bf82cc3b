import { PenLine, Keyboard } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { Fieldset, type FieldsetProps } from '#components/fields/fieldset.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { Tabs } from '#components/primitives/tabs.tsx'
import type { ApplicationSignature } from '#domain/application/application.ts'

import { pictureOfDrawing, pictureOfName } from './signature-picture.ts'
import { SignatureFieldDraw } from './signature-field-draw.tsx'
import { SignatureFieldType } from './signature-field-type.tsx'

/** All that the field says. */
export interface SignatureText {
  /** Names the two tabs. */
  readonly methods: string
  readonly draw: string
  readonly type: string
  /** "Signature pad, empty" and "Signature pad, signed": the pad's name, and what is said when it changes. */
  readonly empty: string
  readonly signed: string
  readonly clear: string
  readonly name: string
  readonly nameHint: string
  readonly intent: string
}

export interface SignatureFieldProps extends Omit<FieldsetProps, 'id' | 'radios' | 'children' | 'disabled'> {
  /** Id of the group, for links in an `ErrorSummary`; made up when left out. */
  readonly id?: string | undefined
  /** The signature as it stands, with both ways of making it. */
  readonly value: ApplicationSignature
  /** A stroke ended, the pad was cleared, or a letter or the word of intent was changed. */
  readonly onChange: (value: ApplicationSignature) => void
  /** Everything that the field says: names of the tabs and of the pad, signed and empty, and the words for typing a name. */
  readonly text: SignatureText
  /** Id of the tick that a typed name is meant as a signature, for links in an `ErrorSummary`. */
  readonly intentId?: string | undefined
  /** What is wrong with that tick. */
  readonly intentError?: string | undefined
  /** Stands below the typed name: what is odd about it. */
  readonly nameNote?: ReactNode
}

/** The value with the picture that its method makes: a typed name is a signature only once that is said. */
function withPicture(value: ApplicationSignature): ApplicationSignature {
  const typed = value.isIntended ? pictureOfName(value.typedName) : ''
  return { ...value, dataUrl: value.method === 'drawn' ? pictureOfDrawing(value.drawing) : typed }
}

/**
 * A signature, drawn or typed, which count the same and end as the same PNG. Strokes are kept rather than pixels, so the
 * drawing outlives resizing, rotating and reloading, and takes the screen's colours while the PNG stays black on white.
 */
export function SignatureField(props: SignatureFieldProps) {
  const { id, value, onChange, text, intentId, intentError, nameNote, ...fieldset } = props
  const madeUp = useId()
  const [isTouched, setTouched] = useState(false)
  const standing = value.dataUrl === '' ? text.empty : text.signed
  const change = (changed: Partial<ApplicationSignature>) => {
    setTouched(true)
    onChange(withPicture({ ...value, ...changed }))
  }
  return (
    <Fieldset {...fieldset} id={id ?? madeUp}>
      <div className="group/signature" data-invalid={fieldset.error === undefined ? undefined : true}>
        <Tabs
          label={text.methods}
          selected={value.method}
          onSelect={(method) => {
            if (method !== value.method) change({ method: method === 'typed' ? 'typed' : 'drawn' })
          }}
          items={[
            {
              id: 'drawn',
              label: text.draw,
              icon: <PenLine aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />,
              content: (
                <SignatureFieldDraw
                  drawing={value.drawing}
                  picture={value.dataUrl}
                  padLabel={standing}
                  clearLabel={text.clear}
                  onDraw={(drawing) => {
                    change({ drawing })
                  }}
                />
              ),
            },
            {
              id: 'typed',
              label: text.type,
              icon: <Keyboard aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />,
              content: (
                <SignatureFieldType
                  name={value.typedName}
                  isIntended={value.isIntended}
                  padLabel={standing}
                  nameLabel={text.name}
                  nameHint={text.nameHint}
                  intentLabel={text.intent}
                  {...{ intentId, intentError, nameNote }}
                  onType={(typedName, isIntended) => {
                    change({ typedName, isIntended })
                  }}
                />
              ),
            },
          ]}
        />
        <LiveRegion text={isTouched ? standing : ''} />
      </div>
    </Fieldset>
  )
}
