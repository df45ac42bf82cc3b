import { Suspense, useState } from 'react'

import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { useLanguage } from '#i18n/use-translation.ts'

import { Part } from './part.tsx'

const homeBelow = onDemand(() => import('#features/home/home-below.tsx'), 'home', 'plans')
const HomeBelow = componentOf(homeBelow, (part) => part.HomeBelow)

/** Loads what the first page shows below its form, for the built page. */
export const loadHomeBelow = homeBelow.load

const id = 'home-below'

/** React keeps the markup of the built page, because it does not compare the inner HTML of a hydrated element. */
const noMarkup = { __html: '' }

const isBuilt = () => typeof document !== 'undefined' && document.getElementById(id) !== null

/**
 * The place of what the first page shows below its form. It contains only links, so the markup of the built page needs
 * no script. The script is loaded where there is no such markup: in the other language, and on the way back from a
 * later step.
 */
export function HomePlace() {
  const language = useLanguage()
  const [builtIn, setBuiltIn] = useState(() => (isBuilt() ? language : null))
  if (builtIn !== null && builtIn !== language) setBuiltIn(null)
  if (builtIn === language)
    return <div key="built" id={id} suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />
  return (
    <div key="live" id={id}>
      <Part failure="notice">
        {/* This height keeps the footer below the window, so its move is not visible. */}
        <Suspense fallback={<div className="min-h-screen" />}>
          <HomeBelow />
        </Suspense>
      </Part>
    </div>
  )
}
