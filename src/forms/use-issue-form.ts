import { useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form'

/** The problem of one field, as a code that the widget translates. */
interface FormIssue {
  readonly field: string
  readonly code: string
}

/**
 * Returns a resolver for react-hook-form that validates with a rule of the domain. Each issue becomes the error of its
 * field, with the code as its type.
 */
function issuesResolver<Values extends FieldValues>(
  issuesOf: (values: Values) => readonly FormIssue[],
): Resolver<Values> {
  return (values) => {
    const issues = issuesOf(values)
    if (issues.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** Returns the issues behind a form's field errors, in the order of the rule. */
function issuesOfErrors(errors: FieldErrors): readonly FormIssue[] {
  return Object.entries(errors as Record<string, FieldError>).map(([field, { type }]) => ({ field, code: type }))
}

interface Options<Values extends FieldValues, Issue extends FormIssue> {
  /** The initial values; later changes are ignored. */
  readonly initial: DefaultValues<Values>
  /** Validates the whole form, in the order of its fields: a pure rule of the domain. */
  readonly issuesOf: (values: Values) => readonly Issue[]
}

/** A form with its values, the issues of the last submit, and the count of refused ones. */
export interface IssueForm<Values extends FieldValues, Issue extends FormIssue> {
  readonly values: Values
  /** Sets a field, removes its issue and returns the new values; the other issues stay. */
  readonly change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => Values
  readonly issues: readonly Issue[]
  /** Count of refused submits: the `attempt` of the error summary, which takes the focus with each. */
  readonly attempt: number
  /** Validates the form, and calls back if there are no issues. */
  readonly submit: (onValid: (values: Values) => void) => void
  /** Resets the form to these values, without issues. */
  readonly reset: (values: Values) => void
}

/** Holds the values, validates them on submit and removes a field's issue when the field changes. */
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
    // Only the resolver sets errors, so each is an issue of the form's rule.
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
