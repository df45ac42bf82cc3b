import { AboutScreen } from '#features/content/about-page.tsx'

/** `/about-us`. */
export function AboutPage() {
  return <AboutScreen />
}
