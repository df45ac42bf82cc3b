/** What Storybook's index says of a story or a page. */
export interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly tags?: readonly string[]
}

/** A component or screen, with the address of its page, or of its first story where it has no page. */
export interface Listed {
  readonly title: string
  readonly path: string
  readonly isDraft: boolean
}

const kinds = /^(?:Primitives|Fields|Widgets|Screens)\//

/** Returns the components and screens of Storybook's index, each once, by the part of the sidebar that they are in. */
export function readiness(entries: readonly IndexEntry[]): ReadonlyMap<string, readonly Listed[]> {
  const listed = new Map<string, Listed>()
  for (const { id, title, type, tags = [] } of entries) {
    const known = listed.get(title)
    if (!kinds.test(title) || (known && type !== 'docs')) continue
    const isDraft = known?.isDraft === true || tags.includes('draft')
    listed.set(title, { title, path: `/${type}/${id}`, isDraft })
  }
  const groups = new Map<string, Listed[]>()
  for (const one of listed.values()) {
    const group = one.title.split('/').slice(0, -1).join(': ')
    groups.set(group, [...(groups.get(group) ?? []), one])
  }
  return groups
}
