const addresses = import.meta.glob<string>('/src/content/pictures/*', { eager: true, query: '?url', import: 'default' })

/** Returns the address of a picture of the content; the check of the content refuses a file that is missing. */
export function contentPicture(file: string): string {
  return addresses[`/src/content/pictures/${file}`] ?? ''
}
