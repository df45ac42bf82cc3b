import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'

import { contentFiles } from '#content/content-files.ts'

/**
 * Reads every sentence of every built page. A year must come from a value: from a placeholder of a catalog or of the
 * content, or from a date that is alone. `lawful-years.json` lists the others with their reasons.
 */

const directory = process.argv[2] ?? 'dist'
/** A year, and not the end of a phone number. */
const year = /(?<!\d-|\d)20\d\d(?!\d)/

const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && end.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

const stringsOf = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsOf))
const catalogs = filesIn('src/i18n/locales', /\.json$/).flatMap((file) =>
  stringsOf(JSON.parse(readFileSync(file, 'utf8'))),
)
const content = stringsOf(contentFiles.map((file) => file.content))

const plain = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const date = String.raw`(?:\p{L}+ \d{1,2}, 20\d\d|\d{1,2} de \p{L}+ de 20\d\d|20\d\d)`
/** What a placeholder stands for: a year or a date alone, or words without a year. */
const value = String.raw`(?:${date}|(?:(?!\b20\d\d\b).)+?)`

/**
 * Returns a text with placeholders as a pattern of a whole sentence, or of sentences one after the other. One that is
 * hardly more than placeholders must be all there is.
 */
function patternOf(text) {
  const pieces = plain(text).split(/\{\{[^}]*\}\}/)
  const source = pieces.map(escaped).join(value)
  const letters = pieces.join('').replace(/\P{L}/gu, '').length
  if (letters < 3) return new RegExp(`^${source}$`, 'u')
  return new RegExp(`(?<=^|[.!?:] )${source}${pieces.at(-1) === '' ? '$' : '(?=$| )'}`, 'gu')
}
// The longest first: a short one could take a part of a longer sentence.
const patterns = [...new Set([...catalogs, ...content])]
  .filter((text) => text.includes('{{'))
  .toSorted((one, other) => other.length - one.length)
  .map(patternOf)
const lawful = JSON.parse(readFileSync(new URL('lawful-years.json', import.meta.url), 'utf8')).flatMap(
  ({ words }) => words,
)
const dateAlone = new RegExp(`^${date}$`, 'u')

const entities = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ' }
const decoded = (text) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)

const factsOf = (html) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].flatMap(([, json]) =>
    stringsOf(JSON.parse(json)),
  )
const attributesOf = (html) =>
  [...html.matchAll(/\s(?:content|title|alt|aria-label|placeholder)="([^"]*)"/g)].map(([, text]) => text)

/** The sentences of a page: its text, the attributes that are read aloud or shown, and its facts for search engines. */
function sentencesOf(html) {
  const body = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '\n')
    .replace(/<!--[^]*?-->/g, '')
    // A text that has a neighbour is in an element of its own (src/lib/jsx-runtime.ts).
    .replace(/<span>([^<]*)<\/span>/g, '$1')
    .replace(/<\/?(?:a|abbr|b|em|i|small|strong|sup|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
  return [...body.split('\n'), ...attributesOf(html)].map(decoded).concat(factsOf(html)).map(plain)
}

function leftOver(sentence) {
  const rest = [...lawful, ...patterns].reduce((text, known) => text.replace(known, '.'), sentence).trim()
  return year.test(rest) && !dateAlone.test(rest)
}

const pages = filesIn(directory, /\.html$/)
const failures = []
let count = 0
for (const file of pages)
  for (const sentence of new Set(sentencesOf(readFileSync(file, 'utf8')))) {
    if (!year.test(sentence)) continue
    count += 1
    if (leftOver(sentence)) failures.push(`${file}: ${sentence} (names a year that comes from no value)`)
  }
console.log(`${count} sentences with a year on ${pages.length} pages`)
for (const failure of failures) console.error(failure)
if (failures.length > 0)
  console.error('Take the year from a value such as {{year}}, or list the sentence in tests/run/lawful-years.json.')
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: count - failures.length, failed: failures.length }))
process.exitCode = failures.length === 0 && count > 0 ? 0 : 1
