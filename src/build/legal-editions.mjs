// Editions of the legal texts. Each change of the words needs a new edition, with its own version and day.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'src/content/legal'
const recordPath = `${folder}/editions.json`
const documents = ['terms', 'privacy', 'consent', 'disclaimer']

const fileOf = (document) => `${folder}/${document}.ts`
const valueOf = (text, field) => new RegExp(`^  ${field}: '([^']+)',$`, 'm').exec(text)?.[1]

/** The words of a document: its file without comments, spaces, status, version and day. */
const wordsOfFile = (text) =>
  text
    .replace(/\/\*\*[^]*?\*\//g, '')
    .replace(/^ {2}(?:status|version|effective): .*$/gm, '')
    .replace(/\s+/g, '')

const catalogsOf = (area) => ['en', 'es'].map((language) => `src/i18n/locales/${language}/${area}.json`)

const consentParts = ['scope', 'purpose', 'duration', 'withdraw', 'electronic', 'explanation', 'review']
/** The texts of the consent in the form's catalog: what the applicant agrees to, and what a signature means. */
const consentTexts = [
  ...consentParts,
  ...consentParts.map((part) => `${part}Heading`),
  ...['signatureHint', 'intent', 'intentOther'],
]

/** The documents whose words are in the catalogs: the area of each, its group there, and its texts. */
const inCatalogs = {
  consent: { catalogs: catalogsOf('application'), group: 'consentPanel', texts: consentTexts },
  disclaimer: { catalogs: catalogsOf('menus'), group: 'disclaimer', texts: ['text', 'link'] },
}

const wordsOfCatalogs = (root, { catalogs, group, texts }) =>
  JSON.stringify(
    catalogs.map((path) => {
      const words = JSON.parse(readFileSync(join(root, path), 'utf8'))[group]
      return texts.map((key) => words[key])
    }),
  )

/** Returns a fingerprint of a document's words. */
function fingerprint(root, document) {
  const words =
    document in inCatalogs
      ? wordsOfCatalogs(root, inCatalogs[document])
      : wordsOfFile(readFileSync(join(root, fileOf(document)), 'utf8'))
  return createHash('sha256').update(words).digest('hex')
}

/** Names the words of a document, and says where they are if they are not in its file. */
const wordsIn = (document) => {
  if (!(document in inCatalogs)) return 'its words'
  const { catalogs, group } = inCatalogs[document]
  return `its words (${group} in ${catalogs.join(' and ')})`
}

const readRecord = (root) => JSON.parse(readFileSync(join(root, recordPath), 'utf8'))

const partsOf = (version) => version.split('.').map(Number)
const nextVersion = (version) => {
  const [major, minor] = partsOf(version)
  return `${major}.${minor + 1}`
}

/** Returns what is wrong with the editions: words that changed without a new version and day. One sentence for each. */
export function editionProblems(root) {
  const record = readRecord(root)
  return documents.flatMap((document) => {
    const text = readFileSync(join(root, fileOf(document)), 'utf8')
    const { version, effective, words } = record[document]
    if (fingerprint(root, document) !== words)
      return [
        `${fileOf(document)}: ${wordsIn(document)} differ from those of version ${version}. Run npm run new edition ${document} <version> <yyyy-mm-dd>, such as ${nextVersion(version)}`,
      ]
    const isSame = valueOf(text, 'version') === version && valueOf(text, 'effective') === effective
    return isSame
      ? []
      : [`${fileOf(document)}: its version or day differs from ${recordPath}: npm run new edition sets both`]
  })
}

const isLater = (version, before) => {
  const [[major, minor], [majorBefore, minorBefore]] = [partsOf(version), partsOf(before)]
  return major > majorBefore || (major === majorBefore && minor > minorBefore)
}

/** Makes the changed words of a document a new edition. Throws one sentence on a version or day that is not later. */
export function newEdition(files, root, document, version, day) {
  if (!documents.includes(document) || !/^\d+\.\d+$/.test(version ?? '') || !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))
    throw new Error(`npm run new edition ${documents.join('|')} <version> <yyyy-mm-dd>, after the words are changed`)
  const record = readRecord(root)
  const before = record[document]
  const path = fileOf(document)
  const text = readFileSync(join(root, path), 'utf8')
  const words = fingerprint(root, document)
  if (words === before.words) throw new Error(`${path} has the words of version ${before.version}: change them first`)
  if (!isLater(version, before.version)) throw new Error(`The version must be later than ${before.version}`)
  if (day < before.effective || Number.isNaN(Date.parse(day)))
    throw new Error(`The day must be a day from ${before.effective} on`)
  writeFileSync(
    join(root, path),
    text
      // The new words are not confirmed yet.
      .replace(/^ {2}status: '[^']+',$/m, `  status: 'sample',`)
      .replace(/^ {2}version: '[^']+',$/m, `  version: '${version}',`)
      .replace(/^ {2}effective: '[^']+',$/m, `  effective: '${day}',`),
  )
  record[document] = { version, effective: day, words }
  writeFileSync(join(root, recordPath), `${JSON.stringify(record, null, 2)}\n`)
  files.changed.push(path, recordPath)
  return [
    'Tell the members of the change, as the text itself promises.',
    'Write `confirmed` in its status once counsel has read both languages.',
  ]
}
