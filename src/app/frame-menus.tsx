import { useEffect } from 'react'

import { agency } from '#content/agency.ts'
import { HeaderNav } from '#components/chrome/header-nav/header-nav.tsx'
import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { SiteFooter } from '#components/chrome/site-footer.tsx'
import { SocialLinks } from '#components/chrome/social-links.tsx'
import { enrollmentAhead } from '#config/enrollment-ahead.ts'
import { socialUrls } from '#config/urls.ts'
import { carrierNames } from '#content/carrier-names.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { enrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { footerLists, headerMenu } from '#domain/account/menus.ts'
import { systemClock } from '#lib/clock.ts'
import { keepMovedPresses } from '#lib/moved-press.ts'

export { LanguageFailure } from '#components/chrome/language-failure.tsx'

/** The viewer of the menus, and the page. */
export interface FrameMenuProps {
  readonly viewer: Viewer
  readonly path: string
}

/** The viewer's links in the header of wide screens. */
export function FrameNav({ viewer, path }: FrameMenuProps) {
  return <HeaderNav entries={headerMenu(viewer, path, carrierNames).entries} path={path} />
}

/** The agency's pages on other sites, in the header of wide screens. */
export function FrameSocial() {
  return <SocialLinks urls={socialUrls} look="plain" />
}

const newsOn = (day: CalendarDay) => enrollmentNews(day, enrollmentAhead.enrollments)

/** What the quote form's banner says of Open Enrollment. */
export function FrameNotice() {
  return (
    <OpenEnrollmentBanner news={newsOn(calendarDay(systemClock.now()))} newsOfBuild={newsOn(enrollmentAhead.builtOn)} />
  )
}

/** The viewer's footer. It is on every page, so it keeps each page's presses too. */
export function FrameFooter({ viewer, path }: FrameMenuProps) {
  useEffect(keepMovedPresses, [])
  return (
    <SiteFooter
      phone={agency.phone}
      year={systemClock.now().getFullYear()}
      socialUrls={socialUrls}
      lists={footerLists(viewer, carrierNames)}
      path={path}
    />
  )
}
