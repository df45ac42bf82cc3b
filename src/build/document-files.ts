import { addressPatterns } from './host-rules.ts'

const spanish = new RegExp(addressPatterns.spanish)

/** Returns the document for an address that has none, in the language of the address. */
export function notFoundFile(path: string): string {
  return spanish.test(path) ? 'es/404.html' : '404.html'
}

/** Returns the file that a static host serves for a path. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
