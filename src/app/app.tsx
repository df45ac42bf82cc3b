import { Suspense, useEffect, useState } from 'react'
import { Router } from 'wouter'

import { NoAutofillContext } from '#components/fields/no-autofill-context.ts'
import { SkipLink } from '#components/primitives/skip-link.tsx'
import { SteadyPress } from '#components/primitives/steady-press.tsx'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { reloadForMissingScript } from '#lib/missing-script.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { useIsShared } from '#state/use-shared-device.ts'

import { AccountPart } from './account-part.tsx'
import { EnrollmentNotice, FrameFooter, FrameHeader } from './frame.tsx'
import { LanguageFailure } from './frame-parts.ts'
import { LinkNavigation } from './link-navigation.ts'
import { Part } from './part.tsx'
import { Routes } from './routes.tsx'
import { parsePath, useSiteLocation, useSitePath } from './site-location.ts'
import { switchLanguage } from './switch-language.ts'

/**
 * Ends a session at the service. The call's code is loaded with the session's. Without it, the device still forgets the
 * session.
 */
const tellService = (token: string) =>
  import('#api/logout.ts').then(
    ({ tellLogOut }) => {
      tellLogOut(token)
    },
    () => undefined,
  )

export interface AppProps {
  readonly session: QuoteSession
  /** Whether a reopened tab of a shared device had a session. */
  readonly isReopened?: boolean
}

/** The whole site. The header and footer stay even if the page between them fails. */
export function App({ session, isReopened }: AppProps) {
  const { t } = useTranslation('common')
  const path = useSitePath()
  const [missing, setMissing] = useState<Language | false>(false)
  const choose = (language: Language) => {
    switchLanguage(language).then(
      () => {
        setMissing(false)
      },
      () => {
        setMissing(language)
      },
    )
  }
  useEffect(() => {
    // The page prerendered for another viewer is gone, and the site is interactive.
    document.documentElement.classList.remove('arriving')
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <Router hook={useSiteLocation} parser={parsePath} ssrSearch="">
      <AccountProvider tellService={tellService} isReopened={isReopened}>
        <QuoteSessionProvider initial={session}>
          <LinkNavigation />
          <NoAutofillContext value={useIsShared()}>
            <SteadyPress layout={path}>
              <div className="flex min-h-screen flex-col print:block print:min-h-0">
                <SkipLink href="#main">{t('skipLink')}</SkipLink>
                <EnrollmentNotice />
                <FrameHeader onLanguageChange={choose} />
                <main id="main" tabIndex={-1} className="flex-1">
                  {missing && (
                    <Part failure="notice">
                      <Suspense>
                        <LanguageFailure asked={missing} onChoose={choose} />
                      </Suspense>
                    </Part>
                  )}
                  <Part failure="notice">
                    <AccountPart />
                  </Part>
                  <Part failure="notice" onFailure={reloadForMissingScript}>
                    <Routes />
                  </Part>
                </main>
                <FrameFooter />
              </div>
            </SteadyPress>
          </NoAutofillContext>
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>
  )
}
