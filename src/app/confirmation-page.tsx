import { Protected } from '#features/account-session/protected.tsx'
import { SubmittedApplication } from '#features/application/submitted-application.tsx'

function print() {
  window.print()
}

/** `/confirmation`, after the application was sent. */
export function ConfirmationPage() {
  return (
    <Protected path="/confirmation">
      <SubmittedApplication onPrint={print} />
    </Protected>
  )
}
