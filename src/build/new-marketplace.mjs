// npm run new marketplace OR "Oregon Health Insurance Marketplace" https://…: a state that runs its own marketplace.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { quoted } from './part-names.mjs'

const list = 'src/domain/geo/own-marketplace-states.ts'
const records = 'src/domain/geo/own-marketplaces.ts'

/** Adds a state to the list of Q-13, and its marketplace; the notices, the mocks and the rule's page follow from it. */
export function newMarketplace(files, root, state, name, url) {
  if (!/^[A-Z]{2}$/.test(state ?? '') || !name || !/^https:\/\/\S+$/.test(url ?? ''))
    throw new Error('npm run new marketplace <ST> "<name>" <https address>, such as OR "Oregon Marketplace" https://…')
  const states = readFileSync(join(root, 'src/domain/geo/states.ts'), 'utf8')
  const fullName = new RegExp(`abbr: '${state}', name: '([^']+)'`).exec(states)?.[1]
  if (fullName === undefined) throw new Error(`src/domain/geo/states.ts has no state ${state}`)
  if (readFileSync(join(root, list), 'utf8').includes(`'${state}'`)) throw new Error(`${list} has ${state} already`)
  files.insert(list, '] as const', `  '${state}',\n`)
  files.insert(
    records,
    '}\n',
    `  ${state}: { stateFullName: '${fullName}', name: ${quoted(name)}, url: ${quoted(url)} },\n`,
  )
  return [
    `From this build on nobody in ${fullName} gets a quote here: deploy it with the first plan year of the marketplace.`,
    'Types name the rows of a state that the lists had otherwise, such as src/domain/geo/further-marketplaces.ts: take them out.',
    'Set the day of the review in `ownMarketplaces` of that year’s sources (src/domain/years).',
    'Carriers, questions and texts that name the state are found by a search for its name in src.',
  ]
}
