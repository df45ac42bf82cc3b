import { CreateAccount } from '#features/registration/create-account.tsx'

/** The registration step of `/`. */
export function RegisterPage() {
  return <CreateAccount />
}
