import { SaxesParser } from 'saxes'

import { PlansProblem } from './plans-problem.ts'
import { type Zip, openMember } from './zip-members.ts'

/** Reads the XML of a member as it comes; a spreadsheet of the country is a gigabyte of it. */
async function readXml(zip: Zip, name: string, parser: SaxesParser, onPart: (part: number) => void): Promise<void> {
  const member = zip.entries.get(name)
  if (member === undefined) return
  let done = 0
  const decoder = new TextDecoder()
  for await (const chunk of (await openMember(zip, member)) as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }))
    done += chunk.length
    onPart(done / member.uncompressedSize)
  }
  parser.close()
}

/** Returns the texts that cells share, in their order. */
async function sharedTexts(zip: Zip): Promise<readonly string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    isText = name === 't'
    if (name === 'si') text = ''
  })
  parser.on('text', (part) => {
    if (isText) text += part
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (name === 'si') texts.push(text)
  })
  await readXml(zip, 'xl/sharedStrings.xml', parser, () => undefined)
  return texts
}

/** Returns the place of a cell in its row, counted from 0: A1 is 0, AB7 is 27. */
function placeOf(reference: string): number {
  let place = 0
  for (const letter of reference.replaceAll(/\d/g, '')) place = place * 26 + letter.charCodeAt(0) - 64
  return place - 1
}

/** Reads the first sheet of a spreadsheet row by row. Values are as they are stored, without their formats. */
export async function readSheet(
  zip: Zip,
  onRow: (row: readonly string[]) => void,
  onProgress: (part: number) => void,
): Promise<void> {
  const [sheet] = [...zip.entries.keys()]
    .filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
  if (sheet === undefined) throw new PlansProblem(`${zip.name} is a spreadsheet without a sheet: download it again.`)
  const shared = await sharedTexts(zip)
  const parser = new SaxesParser()
  let row: string[] = []
  let [place, kind, value, isValue] = [0, '', '', false]
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') [row, place] = [[], -1]
    else if (name === 'c') {
      place = attributes['r'] === undefined ? place + 1 : placeOf(attributes['r'])
      kind = attributes['t'] ?? ''
      value = ''
    }
    // A text of its own stands in `is`, in one or several `t`.
    isValue = name === 'v' || name === 't'
  })
  parser.on('text', (text) => {
    if (isValue) value += text
  })
  parser.on('closetag', ({ name }) => {
    isValue = false
    if (name === 'c') {
      while (row.length < place) row.push('')
      row[place] = kind === 's' ? (shared[Number(value)] ?? '') : value
    } else if (name === 'row') onRow(row)
  })
  await readXml(zip, sheet, parser, onProgress)
}
