import type { caching } from '#build/host-rules.ts'
import { carrierPath } from '#config/pages.ts'
import { carrierNames } from '#content/carrier-names.ts'
import type { Language } from '#i18n/language.ts'

/** What every host answers to one request. */
export interface HostRequest {
  readonly address: string
  /** GET unless told. */
  readonly method?: 'HEAD' | 'PUT'
  readonly status: 200 | 308 | 404
  /** Which answers caches may keep; `service` is what the service says itself. */
  readonly caching: keyof typeof caching | 'service'
  /** The language of the document. */
  readonly language?: Language
  /** Where it leads on to. */
  readonly to?: string
  /** The type of another file. */
  readonly type?: RegExp
}

/** A token in an address, which no log may contain. */
export const secret = 'SECRET-TOKEN-5309'

const page = (address: string, language: Language): HostRequest => ({
  address,
  status: 200,
  // Pages of an account and the sign-in page are not kept.
  caching: /^(?:\/es)?\/(?:login|lead|portal)\b/.test(address) ? 'never' : 'checked',
  language,
})
const moved = (address: string, to: string): HostRequest => ({ address, status: 308, caching: 'never', to })
const missing = (address: string, language: Language): HostRequest => ({
  address,
  status: 404,
  caching: 'never',
  language,
})
const file = (address: string, type: RegExp, caching: 'checked' | 'forever'): HostRequest => ({
  address,
  status: 200,
  caching,
  type,
})
const call = (address: string, method?: 'PUT'): HostRequest => ({
  address,
  ...(method && { method }),
  status: 200,
  caching: 'service',
  type: /^application\/json/,
})

const [carrier = ''] = carrierNames.map(({ slug }) => carrierPath(slug))
const script = /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i

/** Requests, with what any host answers. `built` are addresses of the built files with a checksum in their name. */
export function hostRequests(built: { readonly script: string; readonly font: string }): readonly HostRequest[] {
  return [
    page('/', 'en'),
    page('/?utm_source=flyer', 'en'),
    page('/es', 'es'),
    page('/about-us', 'en'),
    page('/es/about-us', 'es'),
    page('/es/glosario', 'es'),
    page(`/es${carrier}`, 'es'),
    page('/es/login', 'es'),
    page(`/login?token=${secret}`, 'en'),
    page('/es/lead', 'es'),
    page('/portal/documents/id-card', 'en'),

    moved('/about-us/', '/about-us'),
    moved('/es/', '/es'),
    moved('/es/about-us/?a=1&b=%20x', '/es/about-us?a=1&b=%20x'),
    moved('/about-us.html', '/about-us'),
    moved('/about-us/index.html', '/about-us'),
    moved('/index.html?a=1', '/?a=1'),
    moved('/es.html', '/es'),
    moved('/es/index.html', '/es'),
    moved(`/login/?token=${secret}`, `/login?token=${secret}`),
    moved('/portal/documents/', '/portal/documents'),

    missing('/nope', 'en'),
    missing('/nope/', 'en'),
    missing('/es/nope', 'es'),
    missing('/es/glossary', 'es'),
    missing('/es/nope.html', 'es'),
    missing('/carriers/nobody', 'en'),
    missing('/About-Us', 'en'),
    missing('/esto', 'en'),
    missing('/ES/nope', 'en'),
    missing('/portal/', 'en'),
    missing('/\\about-us/', 'en'),
    missing('/%5Cabout-us/', 'en'),
    missing('/%5Cabout-us.html', 'en'),
    missing('/about-u%2A/', 'en'),
    missing('/404.html', 'en'),
    missing('/es/404', 'es'),

    missing('/assets/gone-12345678.js', 'en'),
    missing('/_headers', 'en'),
    missing('/_redirects', 'en'),
    missing('/.env', 'en'),
    file(built.script, script, 'forever'),
    file(built.font, /^font\/woff2$/, 'forever'),
    file('/robots.txt', /^text\/plain/, 'checked'),
    file('/.well-known/security.txt', /^text\/plain/, 'checked'),
    file('/site.webmanifest', /^application\/manifest\+json/, 'checked'),
    file('/favicon.svg', /^image\/svg\+xml/, 'checked'),

    call(`/api/places/${secret}`),
    call(`/crm/yti/lead-profile/${secret}`),
    call(`/api/yti/communication-options?lang=es&api_token=${secret}`),
    call(`/crm/applications/${secret}`, 'PUT'),
  ]
}
