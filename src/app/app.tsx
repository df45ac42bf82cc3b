import { CrashPanel } from '#components/chrome/crash-panel.tsx'
import { SiteFooter } from '#components/chrome/site-footer.tsx'
import { SiteHeader } from '#components/chrome/site-header.tsx'
import { ErrorBoundary } from '#components/primitives/error-boundary.tsx'
import { SkipLink } from '#components/primitives/skip-link.tsx'
import { site } from '#config/site.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { changeLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { storeLanguage } from '#state/language-choice.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'

import { EnrollmentNotice } from './enrollment-notice.tsx'
import { useLinkNavigation } from './link-navigation.ts'
import { Routes } from './routes.tsx'

function switchLanguage(language: Language) {
  storeLanguage(language)
  void changeLanguage(language)
}

/** The whole site: the header and footer stay whatever happens to the page between them. */
export function App({ session }: { readonly session: QuoteSession }) {
  const { t } = useTranslation('common')
  useLinkNavigation()
  return (
    <QuoteSessionProvider initial={session}>
      <div className="flex min-h-screen flex-col">
        <SkipLink href="#main">{t('skipLink')}</SkipLink>
        <EnrollmentNotice />
        <SiteHeader phone={site.agencyPhone} onLanguageChange={switchLanguage} />
        <main id="main" tabIndex={-1} className="flex-1">
          <ErrorBoundary
            fallback={(retry) => (
              <CrashPanel
                phone={site.agencyPhone}
                onRetry={retry}
                onReload={() => {
                  location.reload()
                }}
              />
            )}
          >
            <Routes />
          </ErrorBoundary>
        </main>
        <SiteFooter phone={site.agencyPhone} year={systemClock.now().getFullYear()} />
      </div>
    </QuoteSessionProvider>
  )
}
