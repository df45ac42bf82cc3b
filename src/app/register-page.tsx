import { CreateAccount } from '#features/registration/create-account.tsx'
// What seals the answer arrives with the page: a deploy in between must not take it away.
import '#state/kept-attempt.ts'

/** The registration step of `/`. */
export function RegisterPage() {
  return <CreateAccount />
}
