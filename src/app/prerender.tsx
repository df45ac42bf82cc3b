import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { SpanishOffer } from '#components/chrome/spanish-offer.tsx'
import { site } from '#config/site.ts'
import { initialSession } from '#domain/quote/session.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { type Language, defaultLanguage } from '#i18n/language.ts'
import { foundAddresses } from '#i18n/site-addresses.ts'
import { type PageHead, takePageHead } from '#lib/page-head.ts'

import { App } from './app.tsx'
import { loadMenus } from './frame-parts.ts'
import { loadHomeBelow } from './home-place.tsx'
import { pageFacts } from './page-facts.ts'
import { type HeadTag, placeTags } from './place-tags.ts'
import { preloadRoute } from './routes.tsx'
import { buildAt } from './site-location.ts'

/** A prerendered page: its markup and its metadata. */
export interface BuiltPage {
  readonly markup: string
  /** The line that offers the page in Spanish; empty where it is Spanish. */
  readonly offer: string
  readonly head: PageHead
  /** The head's tags for its address. */
  readonly tags: readonly HeadTag[]
  /** For search engines (schema.org). */
  readonly facts: readonly object[]
}

/** Address of the built site, for search engines. */
export const siteUrl = site.siteUrl

/** Description of the picture of a shared link. */
const sharedPictureAlt = (language: Language) => {
  const common = fixedT(language, 'common')
  return `${common('brand.name')}. ${common('brand.tagline')}`
}

/** The tab's title names the first question. Search engines get a title with the site's purpose instead. */
function homeHead(head: PageHead, language: Language): PageHead {
  const home = fixedT(language, 'location')
  return {
    ...head,
    title: fixedT(language, 'common')('meta.title', { page: home('quoteHero.title') }),
    description: home('quoteHero.lead'),
  }
}

/**
 * The footer of a short page is at the lower edge of the window. Such a page is painted only when all of it has
 * arrived, because the footer would move down if a part were painted first.
 */
const paintWhole: HeadTag = ['link', { rel: 'expect', href: '#start-failure', blocking: 'render' }]

const nothing = () => undefined

const offerIn = (language: Language) =>
  language === defaultLanguage ? renderToString(<SpanishOffer onTake={nothing} onDismiss={nothing} />) : ''

/** Returns a page whose markup depends on the viewer. Only its title is known at build time. */
export function frameOf(path: string, language: Language): BuiltPage {
  const name = fixedT(language, 'common')('brand.name')
  return {
    markup: '',
    offer: offerIn(language),
    head: { title: name, description: name, keywords: name },
    tags: placeTags(path, language, sharedPictureAlt(language)),
    facts: [],
  }
}

/** Returns the markup of a path in a language for a first-time visitor. Throws when the page sets no title. */
export async function renderPage(path: string, language: Language): Promise<BuiltPage> {
  buildAt(path)
  await changeLanguage(language)
  await Promise.all([
    loadNamespaces('common', 'menus'),
    preloadRoute(path),
    loadMenus(),
    path === '/' && loadHomeBelow(),
  ])
  const markup = renderToString(
    <StrictMode>
      <App session={initialSession} />
    </StrictMode>,
  )
  const head = takePageHead()
  if (!head) throw new Error(`${path} has no title`)
  return {
    markup,
    offer: offerIn(language),
    head: path === '/' ? homeHead(head, language) : head,
    tags: [...placeTags(path, language, sharedPictureAlt(language)), ...(foundAddresses(path) ? [] : [paintWhole])],
    facts: pageFacts(path, language),
  }
}
