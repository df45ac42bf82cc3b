import type { FooterList } from '#domain/account/menus.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { type Language, languages } from '#i18n/language.ts'
import { linkAddress } from '#i18n/public-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { telHref } from '#lib/phone-link.ts'

import { Logo } from './logo.tsx'
import { MenuLinkItem } from './menu-link.tsx'
import { SocialLinks, type SocialLinksProps } from './social-links.tsx'

export interface SiteFooterProps {
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** The year of the copyright line. */
  readonly year: number
  /** The agency's page on each network. */
  readonly socialUrls: SocialLinksProps['urls']
  /** The viewer's lists of links, in order. */
  readonly lists: readonly FooterList[]
  /** The current path. The link to it is marked as current. */
  readonly path: string
  /** Called with the other language when its link is pressed. Without scripts the link leads to the page in it. */
  readonly onLanguage: (language: Language) => void
}

/** Leads to the contact page. It is never marked as current, because that page has a link of its own. */
const accessibility = { id: 'accessibility' } as const

/** A list with more links has two columns. */
const mostInOne = 5

/** The footer of every page: the agency, its contact details and license, the viewer's lists of links, accessibility and the other language. */
export function SiteFooter({ phone, year, socialUrls, lists, path, onLanguage }: SiteFooterProps) {
  const { t, language } = useTranslation('menus')
  const { t: tCommon } = useTranslation('common')
  const isOnly = lists.length === 1
  return (
    <footer className="border-t border-border bg-surface text-sm print-hidden">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6 md:px-6 lg:grid-cols-5">
        <div className="grid content-start justify-items-start gap-1 lg:col-span-2">
          <Logo />
          <p className="text-base">{tCommon('brand.tagline')}</p>
          <p className="text-ink-muted">{t('siteFooter.help')}</p>
          <a
            href={telHref(phone)}
            className="inline-flex min-h-target items-center text-xl font-semibold text-primary whitespace-nowrap no-underline tabular-nums hover:underline"
          >
            {phone}
          </a>
          <SocialLinks urls={socialUrls} />
        </div>
        <div className="grid gap-6 sm:flex sm:justify-between lg:col-span-3">
          {lists.map(({ id, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`} className={isOnly ? undefined : 'shrink-0'}>
              <h2 id={`footer-${id}`} className="mb-1 text-base font-semibold">
                {t(`siteFooter.lists.${id}`)}
              </h2>
              <ul
                className={cn(
                  'grid justify-items-start',
                  isOnly ? 'sm:grid-cols-2' : links.length > mostInOne && 'grid-cols-2 gap-x-4',
                )}
              >
                {links.map((link) => (
                  <li key={link.id}>
                    <MenuLinkItem link={link} path={path} look="footer" />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {/* A prerendered page shows the year of its build until the component renders again. */}
        <div className="flex flex-wrap items-center gap-x-6 border-t border-border pt-2 text-ink-muted lg:col-span-5">
          <p suppressHydrationWarning>{t('siteFooter.copyright', { year })}</p>
          <p>{t('siteFooter.license')}</p>
          <MenuLinkItem link={accessibility} path="" look="footer" />
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <a
                key={other}
                href={linkAddress(path, other)}
                lang={other}
                hrefLang={other}
                translate="no"
                className="inline-flex min-h-target items-center py-1.5 leading-snug text-ink no-underline hover:text-primary hover:underline"
                onClick={(event) => {
                  event.preventDefault()
                  onLanguage(other)
                }}
              >
                {languageTable[other].name}
              </a>
            ))}
        </div>
      </div>
    </footer>
  )
}
