import { Spinner } from '#components/primitives/spinner.tsx'

/** Says that something is on its way. */
export function SpinnerExample() {
  return <Spinner label="Loading your plans" showLabel />
}
