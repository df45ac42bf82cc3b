import { fork } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import fc from 'fast-check'
import ts from 'typescript'
import { afterAll, expect, it, vi } from 'vitest'

import { toPlan } from '#api/plan-search.ts'
import { site } from '#config/site.ts'
import { addressesWithToken, membersPortalLogin, videoFrameUrl } from '#config/urls.ts'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { partnerLink } from '#domain/quote/partner-link.ts'
import { telHref } from '#lib/phone-link.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'

import { isFull, printFigure, seed } from './sample.ts'

/** The requirements of ASVS 5.0 that the source alone can show; stories/docs/asvs-requirements.ts lists all. */

vi.setConfig({ testTimeout: 300_000 })

const figures: string[] = []
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const sources = filesIn('src', /\.(ts|tsx|mjs)$/)

it('3.2.2, 3.5.5: no text becomes markup or code, and no message of another window is heard', () => {
  const forbidden =
    /dangerouslySetInnerHTML(?!=\{noMarkup\})|__html(?!: '')|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|\bsetTimeout\(\s*['"`]|createContextualFragment|(?<!channel\.)addEventListener\(\s*['"]message['"]|\bonmessage\b|\.srcdoc\b/
  // The built and served code runs in a browser; the build's own programs do not. An empty markup is no text.
  const hits = sources.filter(({ path, text }) => !path.startsWith('src/build/') && forbidden.test(text))
  expect(hits.map(({ path }) => path)).toEqual([])
  figures.push(`${sources.length} source files without markup or code from text`)
})

it('3.2.3: no property of the page is looked up by a computed name, and none that markup can define', () => {
  // `document.name` is the element of that name before it is the browser's own property.
  const clobbered =
    /\b(?:document|window|globalThis|self)\[|\bdocument\.(?:forms|images|links|anchors|embeds|scripts|all)\b/
  const hits = sources.filter(({ path, text }) => !path.startsWith('src/build/') && clobbered.test(text))
  expect(hits.map(({ path }) => path)).toEqual([])
})

it('3.2.2: in the built site only React itself sets markup', () => {
  if (!existsSync('dist/assets')) return
  const scripts = filesIn('dist/assets', /\.js$/)
  const setting = scripts.filter(({ text }) =>
    /\.innerHTML\s*=|insertAdjacentHTML|document\.write\(|\beval\(/.test(text),
  )
  for (const { path, text } of setting) expect(`${path} ${text.includes('react.element')}`).toBe(`${path} true`)
  figures.push(`${setting.length} of ${scripts.length} built scripts set markup: React's own`)
})

interface Expression {
  readonly source: string
  readonly flags: string
}

/** Every regular expression literal of the site, read from its syntax tree. */
function expressions(): readonly (Expression & { readonly path: string })[] {
  const found: (Expression & { path: string })[] = []
  for (const { path, text } of sources.filter((file) => !file.path.startsWith('src/build/'))) {
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        found.push({ path, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      }
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

/**
 * Processor time that separates linear from quadratic: for 100 KB a linear expression takes about a millisecond, a
 * quadratic one ten seconds.
 */
const mostMs = 100
/** How long the other process may stay silent before its expression counts as endless. */
const patienceMs = 60_000

/** Expressions that are quadratic, each with the reason why it never gets a long text. */
const shortByNature: Readonly<Record<string, string>> = {
  '\\B(?=(\\d{3})+$)': 'groups the digits of an amount, of which there are at most twelve',
}

it('1.3.12: every expression reads 100 KB in a time that grows with the text and not with its square', async () => {
  const unique = [...new Map(expressions().map((item) => [`${item.source}/${item.flags}`, item])).values()]
  const worker = fork(fileURLToPath(new URL('regexp-work.mjs', import.meta.url)))
  const slow: string[] = []
  let worst = 0
  try {
    for (const { path, source, flags } of unique) {
      const answer = await new Promise<{ readonly worst: number }>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`/${source}/ in ${path} does not end`))
        }, patienceMs)
        worker.once('message', (message) => {
          clearTimeout(timer)
          resolve(message as { readonly worst: number })
        })
        worker.send({ source, flags })
      })
      if (shortByNature[source] === undefined) worst = Math.max(worst, answer.worst)
      if (answer.worst > mostMs && shortByNature[source] === undefined)
        slow.push(`${path}: /${source}/${flags} ${Math.round(answer.worst)} ms`)
    }
  } finally {
    worker.kill()
  }
  expect(slow).toEqual([])
  figures.push(`${unique.length} expressions linear on 100 KB, worst ${Math.round(worst)} ms`)
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example',
    '@evil.example',
    '\\\\evil.example',
    '/../..',
    '?x=1#y',
    'data:text/html,x',
    '%2f%2fevil.example',
    '\u0000',
    '\r\nLocation: //evil.example',
  ),
)
const tries = isFull ? 2_000 : 200

it('3.7.2: whatever is put into an address, it leads to the host that it always leads to', () => {
  const origin = (url: string) => new URL(url, 'https://here.example').origin
  const agentLink = {
    baseUrl: site.partnerBaseUrl,
    agentId: site.partnerAgentId,
    now: new Date('2026-11-21T12:00:00Z'),
  }
  const builders: readonly (readonly [home: string, build: (typed: string) => string])[] = [
    [site.membersPortalUrl, (typed) => membersPortalLogin({ method: 'email', email: typed })],
    [site.membersPortalUrl, (typed) => membersPortalLogin({ method: 'phone', phone: typed })],
    [
      site.partnerBaseUrl,
      (typed) => partnerLink(criteria(placeOf({ fips: typed, name: typed, state: typed, zipCode: typed })), agentLink),
    ],
    [site.partnerBaseUrl, (typed) => partnerLink(criteria(), { ...agentLink, agentId: typed })],
    ['https://www.youtube-nocookie.com', videoFrameUrl],
    ...Object.values(addressesWithToken).map(
      (build) => [origin(build('en', 'x')), (typed: string) => build(typed as never, typed)] as const,
    ),
  ]
  fc.assert(
    fc.property(text, (typed) => {
      for (const [home, build] of builders) {
        const url = new URL(build(typed), 'https://here.example')
        expect(url.origin).toBe(origin(home))
        expect(['https:', 'http:']).toContain(url.protocol)
      }
      expect(telHref(typed)).toMatch(/^tel:\+\d*$/)
    }),
    { numRuns: tries, seed },
  )
  for (const { url } of Object.values(ownMarketplaces)) expect(url).toMatch(/^https:\/\//)
  figures.push(`${tries * builders.length} addresses built, none elsewhere`)
})

it('1.2.2: of the addresses in an answer only https is kept', () => {
  const wire = (url: string) =>
    ({
      id: 'p',
      name: 'p',
      issuer: { name: 'i' },
      metal_level: 'Silver',
      type: 'HMO',
      premium: 1,
      deductibles: [],
      moops: [],
      benefits: [],
      benefits_url: url,
      formulary_url: url,
      network_url: url,
      brochure_url: url,
    }) as unknown as Parameters<typeof toPlan>[0]
  fc.assert(
    fc.property(text, (url) => {
      for (const link of Object.values(toPlan(wire(url)).links)) expect(new URL(String(link)).protocol).toBe('https:')
    }),
    { numRuns: tries, seed },
  )
  figures.push(`${tries} links of plans, only https kept`)
})

afterAll(() => {
  printFigure('ASVS', figures.join('; '))
})
