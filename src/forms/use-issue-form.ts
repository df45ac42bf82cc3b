import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, useWatch } from 'react-hook-form'

/** What is wrong with one field, as a code that the widget puts into words. */
export interface FormIssue {
  readonly field: string
  readonly code: string
}

interface Options<Values extends FieldValues, Issue extends FormIssue> {
  /** What stands in the form at first; later changes of it are not read. */
  readonly initial: DefaultValues<Values>
  /** Judges the whole form, in the order of its fields: a pure rule of the domain. */
  readonly issuesOf: (values: Values) => readonly Issue[]
  /** Called by a submit with nothing wrong. */
  readonly onValid: (values: Values) => void
}

/** A form whose widget is told the values, what the last submit found wrong, and how often one was refused. */
export interface IssueForm<Values extends FieldValues, Issue extends FormIssue> {
  readonly values: Values
  readonly isDirty: boolean
  /** Sets a field, takes its issue away and returns the form as it then is; the rest stays as the last submit found it. */
  readonly change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => Values
  readonly issues: readonly Issue[]
  /** Count of refused submits: the `attempt` of the error summary, which takes the focus with each. */
  readonly attempt: number
  readonly submit: () => void
  /** Starts again with these values and nothing wrong. */
  readonly reset: (values: Values) => void
}

/** Holds what is typed, judges it when it is submitted and forgets a field's issue when the field changes. */
export function useIssueForm<Values extends FieldValues, Issue extends FormIssue>({
  initial,
  issuesOf,
  onValid,
}: Options<Values, Issue>): IssueForm<Values, Issue> {
  const form = useForm<Values>({ defaultValues: initial })
  const values = useWatch({ control: form.control, compute: (all: Values) => all })
  const [refused, setRefused] = useState<{ readonly issues: readonly Issue[]; readonly attempt: number }>({
    issues: [],
    attempt: 0,
  })
  return {
    values,
    isDirty: form.formState.isDirty,
    change: (field, value) => {
      // By all values at once: the types of `setValue`, whose paths reach into nested values, cannot follow every form.
      form.reset({ ...form.getValues(), [field]: value }, { keepDefaultValues: true })
      setRefused((now) => ({ ...now, issues: now.issues.filter((issue) => issue.field !== field) }))
      return form.getValues()
    },
    issues: refused.issues,
    attempt: refused.attempt,
    submit: () => {
      // What is in the form now: a submit may come before the last key has been rendered.
      const current = form.getValues()
      const issues = issuesOf(current)
      setRefused(({ attempt }) => ({ issues, attempt: issues.length > 0 ? attempt + 1 : attempt }))
      if (issues.length === 0) onValid(current)
    },
    reset: (next) => {
      form.reset(next)
      setRefused({ issues: [], attempt: 0 })
    },
  }
}
