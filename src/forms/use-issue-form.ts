import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form'

import { type FormIssue, issuesOfErrors, issuesResolver } from './issues-resolver.ts'

interface Options<Values extends FieldValues, Issue extends FormIssue> {
  /** What the form holds at first; later changes of it are not read. */
  readonly initial: DefaultValues<Values>
  /** Judges the whole form, in the order of its fields: a pure rule of the domain. */
  readonly issuesOf: (values: Values) => readonly Issue[]
}

/** A form whose widget is told the values, what the last submit found wrong, and how often one was refused. */
export interface IssueForm<Values extends FieldValues, Issue extends FormIssue> {
  readonly values: Values
  /** Sets a field, takes its issue away and returns the form as it then is; the rest stays as the last submit found it. */
  readonly change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => Values
  readonly issues: readonly Issue[]
  /** Count of refused submits: the `attempt` of the error summary, which takes the focus with each. */
  readonly attempt: number
  /** Judges the form, and calls back where nothing is wrong. */
  readonly submit: (onValid: (values: Values) => void) => void
  /** Starts again with these values and nothing wrong. */
  readonly reset: (values: Values) => void
}

/** Holds what is typed, judges it when it is submitted and forgets a field's issue when the field changes. */
export function useIssueForm<Values extends FieldValues, Issue extends FormIssue>({
  initial,
  issuesOf,
}: Options<Values, Issue>): IssueForm<Values, Issue> {
  const form = useForm<Values>({
    defaultValues: initial,
    resolver: issuesResolver(issuesOf),
    reValidateMode: 'onSubmit',
    // The error summary takes the focus.
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control, compute: (all: Values) => all })
  const [attempt, setAttempt] = useState(0)
  return {
    values,
    change: (field, value) => {
      form.setValues({ ...form.getValues(), [field]: value })
      form.clearErrors(field as string as Path<Values>)
      return form.getValues()
    },
    // Only the resolver sets errors, so each is an issue of the form's own rule.
    issues: issuesOfErrors(form.formState.errors) as readonly Issue[],
    attempt,
    submit: (onValid) => {
      const judge = form.handleSubmit(
        (judged) => {
          onValid(judged)
        },
        () => {
          setAttempt((count) => count + 1)
        },
      )
      void judge()
    },
    reset: (next) => {
      form.reset(next)
      setAttempt(0)
    },
  }
}
