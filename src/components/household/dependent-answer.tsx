import { memo, useEffect, useRef, useState } from 'react'

import type { MemberAnswerName } from '#domain/household/member-answers.ts'

import { MemberAnswerField, type MemberAnswerFieldOfProps } from './member-answer-fields.tsx'

/** Called with the dependent, the answer and the new text. */
type DependentTyped = (index: number, name: MemberAnswerName, text: string) => void

/** Returns a function that is the same at each render and calls the `onText` of the latest render. */
export function useSteadyTyped(onText: DependentTyped): DependentTyped {
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })
  const [steady] = useState(() => (index: number, name: MemberAnswerName, text: string) => {
    latest.current(index, name, text)
  })
  return steady
}

export interface DependentAnswerFieldProps extends Omit<MemberAnswerFieldOfProps, 'onChange'> {
  /** The dependent's place in the list. */
  readonly index: number
  /** Called with the dependent, the answer and the new text. The same function at each render. */
  readonly onText: DependentTyped
}

/**
 * The field of one answer of a dependent. It is memoised, so typing in it does not render the fields of other
 * dependents.
 */
export const DependentAnswerField = memo(function DependentAnswerField(props: DependentAnswerFieldProps) {
  const { index, onText, ...field } = props
  return (
    <MemberAnswerField
      {...field}
      onChange={(text) => {
        onText(index, field.name, text)
      }}
    />
  )
})
