import { NextStep } from '#features/registration/next-step.tsx'

/** The registration step of `/`. */
export function RegisterPage() {
  return <NextStep />
}
