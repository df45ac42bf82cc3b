/** The file that a static host answers with where nothing is: the nearest `404.html` on the way up. */
export function notFoundFile(path: string): string {
  return path.startsWith('/es/') ? 'es/404.html' : '404.html'
}

/** The file that a static host answers a path with. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
