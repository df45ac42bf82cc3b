import { useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { ErrorSummary } from '#components/fields/error-summary.tsx'
import { TextField } from '#components/fields/text-field.tsx'

/** Names what is missing after the button is pressed, with a link to each field. */
export function ErrorSummaryExample() {
  const [name, setName] = useState('')
  const [attempts, setAttempts] = useState(0)
  const error = attempts > 0 && name === '' ? 'Enter your first name' : undefined
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempts(attempts + 1)
      }}
    >
      {error !== undefined && (
        <ErrorSummary
          heading="There is a problem"
          problems={[{ fieldId: 'first-name', message: error }]}
          focusKey={attempts}
        />
      )}
      <TextField id="first-name" label="First name" value={name} onChange={setName} error={error} />
      <Button type="submit">Go on</Button>
    </form>
  )
}
