import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'

import { environmentOf } from '#build/read-settings.ts'
import { parseSettings } from '#config/settings.ts'
import { contentFiles } from '#content/content-files.ts'
import { fileFor } from '#tests/perf/static-host.mjs'

/**
 * Follows every link of every built page. A link must lead to a built file, to an anchor on a page, to a phone or mail
 * address, or to an allowed host. Anything else is a failure.
 */

const directory = process.argv[2] ?? 'dist'
const siteUrl = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(`${directory}/robots.txt`, 'utf8'))?.[1] ?? ''

/** Hosts in a text that are written as addresses. */
const hostsIn = (text) => [...text.matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host.replace(/^www\./, ''))

/**
 * External sites that a built page may name: the federal marketplace, those of the agency's content, the members'
 * portal.
 */
const hosts = [
  'schema.org',
  'healthcare.gov',
  'cuidadodesalud.gov',
  ...hostsIn(JSON.stringify(contentFiles.map(({ content }) => content))),
  ...hostsIn(parseSettings(environmentOf('production')).membersPortalUrl),
]
const isKnown = (host) => hosts.some((known) => host === known || host.endsWith(`.${known}`))

const unescape = (text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const attributes = (html, names) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value]) => unescape(value))

const pages = readdirSync(directory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
const documents = new Map(pages.map((file) => [file, readFileSync(file, 'utf8')]))
const ids = (file) => new Set(attributes(documents.get(file.replaceAll('\\', '/')) ?? '', 'id'))

function problem(file, link) {
  if (/^tel:\+1\d{10}$/.test(link) || link === 'tel:711' || /^mailto:[^@\s]+@[^@\s]+$/.test(link)) return undefined
  if (link.startsWith('#')) return ids(file).has(link.slice(1)) ? undefined : 'no such place on the page'
  const isOurs = link.startsWith('/') || (siteUrl !== '' && (link === siteUrl || link.startsWith(`${siteUrl}/`)))
  if (!isOurs) {
    if (!link.startsWith('https://')) return 'neither ours nor https'
    return isKnown(new URL(link).host) ? undefined : 'a host that the site does not lead to'
  }
  const { pathname, hash } = new URL(link, 'https://site.example')
  const target = fileFor(directory, pathname)
  if (target === undefined) return 'no such file'
  // A script renders the pages of signed-in users; the others have their anchors in the document.
  return hash === '' || ids(target).has(hash.slice(1)) ? undefined : 'no such place on that page'
}

const isSpanish = (file) => file.startsWith(`${directory}/es`)
const twins = new Set(pages.filter(isSpanish).map((file) => file.slice(`${directory}/es`.length)))

/** A Spanish page links to Spanish pages if they exist. */
function isInWrongLanguage(file, link) {
  if (!isSpanish(file) || !link.startsWith('/') || link.startsWith('/es')) return false
  return link === '/' || twins.has(`${new URL(link, 'https://site.example').pathname}.html`)
}

const failures = []
let count = 0
for (const [file, html] of documents) {
  const body = html.slice(html.indexOf('<body'))
  // A link that names the language of its page leads to the other on purpose.
  const ownLinks = body.replaceAll(/<a\b[^>]*\bhreflang=[^>]*>/gi, '')
  const wrong = attributes(ownLinks, 'href').filter((link) => isInWrongLanguage(file, link))
  for (const link of new Set(wrong)) failures.push(`${file}: ${link} (leaves the language)`)
  for (const link of new Set(attributes(html, 'href|src|poster|action'))) {
    count += 1
    const reason = problem(file, link)
    if (reason !== undefined) failures.push(`${file}: ${link} (${reason})`)
  }
}
console.log(`${count} links on ${pages.length} pages`)
for (const failure of failures) console.error(failure)
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: count - failures.length, failed: failures.length }))
process.exitCode = failures.length === 0 ? 0 : 1
