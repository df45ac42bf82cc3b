import { AboutScreen } from '#features/content/about-screen.tsx'

/** `/about-us`. */
export function AboutPage() {
  return <AboutScreen />
}
