import { ProgressBar } from '#components/primitives/progress-bar.tsx'

/** How far a form is filled in. */
export function ProgressBarExample() {
  return <ProgressBar label="Your application" valueText="Step 2 of 6" value={2} max={6} showText />
}
