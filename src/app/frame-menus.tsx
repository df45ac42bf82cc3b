import { useEffect } from 'react'

import { agency } from '#content/agency.ts'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { HeaderTop } from '#components/chrome/header-top.tsx'
import { HeaderNav } from '#components/chrome/header-nav/header-nav.tsx'
import { OpenEnrollmentBanner } from '#components/chrome/open-enrollment-banner.tsx'
import { SiteFooter } from '#components/chrome/site-footer.tsx'
import { SocialLinks } from '#components/chrome/social-links.tsx'
import { enrollmentAhead } from '#config/enrollment-ahead.ts'
import { isFlowPath } from '#config/flow-path.ts'
import { federalMarketplaceUrl, socialUrls } from '#config/urls.ts'
import { carrierNames } from '#content/carrier-names.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { enrollmentNews } from '#domain/calendar/enrollment-news.ts'
import { footerLists, headerMenu } from '#domain/account/menus.ts'
import { linkAddress } from '#i18n/public-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { earlyRecord } from '#lib/early-record.ts'
import { keepMovedPresses } from '#lib/moved-press.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import { HomePlace } from './home-place.tsx'
import { switchLanguage } from './switch-language.ts'

export { LanguageFailure } from '#components/chrome/language-failure.tsx'

/** The viewer of the menus, and the page. */
export interface FrameMenuProps {
  readonly viewer: Viewer
  readonly path: string
}

/** Opens the list whose button was pressed before the menus listened. */
function repeatEarlyPress() {
  const early = earlyRecord()
  if (!early) return
  document.removeEventListener('click', early.keepMenuPress, true)
  const button = early.menuPress
  early.menuPress = null
  // React may have answered the press by hydrating the menu at once. Its answer is drawn after this effect.
  setTimeout(() => {
    if (button?.ariaExpanded === 'false') button.click()
  })
}

/** The viewer's links in the header of wide screens, and on a page of the flow the agency's pages on other sites. */
export function FrameNav({ viewer, path }: FrameMenuProps) {
  useEffect(repeatEarlyPress, [])
  return (
    <>
      <HeaderNav entries={headerMenu(viewer, path, carrierNames).entries} path={path} />
      {isFlowPath(path) && (
        <div className="hidden lg:block">
          <SocialLinks urls={socialUrls} look="low" />
        </div>
      )}
    </>
  )
}

/** The header's top row on wide screens. A page of the flow has none. */
export function FrameTop({ path }: Pick<FrameMenuProps, 'path'>) {
  return isFlowPath(path) ? null : <HeaderTop socialUrls={socialUrls} />
}

const newsOn = (day: CalendarDay) => enrollmentNews(day, enrollmentAhead.enrollments)

/** The quote form's banner about Open Enrollment. */
export function FrameNotice() {
  return (
    <OpenEnrollmentBanner news={newsOn(calendarDay(systemClock.now()))} newsOfBuild={newsOn(enrollmentAhead.builtOn)} />
  )
}

/**
 * The viewer's footer. It is on every page, so it keeps each page's presses too. Below the quote form it has the Marketplace
 * disclaimer (P-17); the results and the registration have their own.
 */
export function FrameFooter({ viewer, path }: FrameMenuProps) {
  useEffect(keepMovedPresses, [])
  const { t, language } = useTranslation('menus')
  const session = useQuoteSession()
  const isQuote = path === '/' && session.phase === 'quote'
  return (
    <>
      {isQuote && (
        <aside aria-label={t('disclaimerLabel')} className="mx-auto max-w-page px-4 py-6 md:px-6">
          <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
        </aside>
      )}
      {isQuote && session.step === 'location' && <HomePlace />}
      <SiteFooter
        phone={agency.phone}
        year={systemClock.now().getFullYear()}
        socialUrls={socialUrls}
        lists={footerLists(viewer, carrierNames)}
        path={path}
        onLanguage={(other) => {
          // If the texts cannot be loaded, the browser loads the page in that language.
          switchLanguage(other).catch(() => {
            location.assign(linkAddress(path, other))
          })
        }}
      />
    </>
  )
}
