/** Returns the file that a static host serves for a missing path: the nearest `404.html` on the way up. */
export function notFoundFile(path: string): string {
  return path.startsWith('/es/') ? 'es/404.html' : '404.html'
}

/** Returns the file that a static host serves for a path. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
