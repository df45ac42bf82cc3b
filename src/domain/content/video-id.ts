/**
 * The form of an id. The shortest known ids are longer than 6 characters, and nothing else may reach a frame's address.
 */
const id = /^[A-Za-z0-9_-]{6,20}$/

/** Scheme, host, path, query of an address. */
const address = /^https?:\/\/([^\s/?#]+)(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#\S*)?$/i

const shortHost = /^(?:www\.)?youtu\.be$/i
const inText = /(?:youtu\.be\/|[?&]v=|\/embed\/)([A-Za-z0-9_-]{6,20})(?![A-Za-z0-9_-])/i

function asId(candidate: string | undefined): string | undefined {
  return candidate !== undefined && id.test(candidate) ? candidate : undefined
}

function fromAddress(host: string, path: string, query: string): string | undefined {
  const [, first, second] = path.split('/')
  if (shortHost.test(host)) return asId(first)
  const watched = query.split('&').find((pair) => pair.startsWith('v='))
  return asId(watched?.slice('v='.length)) ?? (first === 'embed' ? asId(second) : undefined)
}

/**
 * Returns the id of a linked video: the path of a short link, the `v` of a watch link, or the part after `/embed/`. A
 * text that isn't an address is searched for the same patterns, after a call of `onUnreadable`. Without a link there is
 * no id (C-41).
 */
export function videoId(link: string | undefined, onUnreadable?: (link: string) => void): string | undefined {
  const text = link?.trim() ?? ''
  if (text === '') return undefined
  const parts = address.exec(text)
  if (parts) return fromAddress(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '')
  onUnreadable?.(text)
  return inText.exec(text)?.[1]
}
