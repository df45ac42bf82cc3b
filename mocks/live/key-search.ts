import { Buffer } from 'node:buffer'

/** How often a text is decoded: what was encoded more often is no echo of an address. */
const mostTimes = 4

const decodePercent = (text: string): string =>
  text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Undoes the escapes of JSON and of HTML, in whatever text they stand. */
const decodeEscapes = (text: string): string =>
  text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+([/"\\])/g, '$1')
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    })
    .replaceAll('&amp;', '&')

/** Returns the part of a key's base64 that stays the same whatever stands around it, for each of the three offsets. */
function base64Parts(key: string): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(key)])
    const text = bytes.toString('base64').replaceAll('=', '')
    // A sign stands for six bits: those that hold bits of a neighbour are left out.
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
  })
}

/**
 * Returns a search for a key in a text: as it is and in other letters' case, percent-encoded, as base64 of either alphabet,
 * as hexadecimal digits, and with the escapes of JSON and HTML, also one within another (Q-165).
 */
export function keySearch(key: string): (text: string) => boolean {
  // What stands in an address, once as it is and once as an address has it.
  const written = [...new Set([key, encodeURIComponent(key)])]
  const plain = written.flatMap((form) => [form.toLowerCase(), Buffer.from(form).toString('hex')])
  const encoded = written.flatMap(base64Parts)
  const has = (text: string) => {
    const lower = text.toLowerCase()
    const oneAlphabet = text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replaceAll(/\\*[\r\n]/g, '')
    return plain.some((form) => lower.includes(form)) || encoded.some((form) => oneAlphabet.includes(form))
  }
  return (text) => {
    let before = text
    for (let times = 0; times < mostTimes; times += 1) {
      if (has(before)) return true
      const decoded = decodeEscapes(decodePercent(before))
      if (decoded === before) return false
      before = decoded
    }
    return has(before)
  }
}
