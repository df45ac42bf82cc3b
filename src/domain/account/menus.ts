import { type CarrierSlug, carrierSlugs, carriers } from '#domain/content/carriers/all.ts'

import type { Viewer } from './account-session.ts'

/** A menu link other than the carriers'; the words are in the catalog under `menus:links.<id>` (A-75). */
export type MenuLinkId =
  | 'quote'
  | 'benefits'
  | 'aboutUs'
  | 'contact'
  | 'completeApplication'
  | 'faqs'
  | 'terms'
  | 'privacy'
  | 'status'
  | 'managePlan'
  | 'planBenefits'
  | 'searchDrugs'
  | 'searchProviders'
  | 'documents'
  | 'idCard'
  | 'form1095a'
  | 'uploadDocuments'

/** A link of the header or the footer; the page table gives its path. A carrier's link uses the company's name. */
export type MenuLink =
  | { readonly id: MenuLinkId; readonly name?: never }
  | { readonly id: CarrierSlug; readonly name: string }

/** A group of links in the header. */
export type MenuGroupId = 'carriers' | 'myPlan' | 'myDocuments'

/** A link of the header, or a group of links in one button's menu. */
export type MenuEntry =
  | ({ readonly kind: 'link' } & MenuLink)
  | { readonly kind: 'group'; readonly id: MenuGroupId; readonly links: readonly MenuLink[] }

/** The header's links, and the button at its end. */
export interface HeaderMenu {
  readonly entries: readonly MenuEntry[]
  readonly action: 'login' | 'logOut'
}

/** A list of the footer and its heading. */
export interface FooterList {
  readonly id: 'navigation' | 'carriers' | 'information' | 'member'
  readonly links: readonly MenuLink[]
}

const links = (...ids: readonly MenuLinkId[]): readonly MenuLink[] => ids.map((id) => ({ id }))
const single = (...ids: readonly MenuLinkId[]): readonly MenuEntry[] => ids.map((id) => ({ kind: 'link', id }))
const group = (id: MenuGroupId, ...ids: readonly MenuLinkId[]): MenuEntry => ({
  kind: 'group',
  id,
  links: links(...ids),
})

// Seven in the header and eight in the footer.
const headerCarriers = carrierSlugs
  .filter((slug) => carriers[slug].isInHeader)
  .map((slug) => ({ id: slug, name: carriers[slug].name }))
const footerCarriers = carrierSlugs.map((slug) => ({
  id: slug,
  name: carriers[slug].footerName ?? carriers[slug].name,
}))

/** The header's links by viewer; a member's seven links form two groups. */
const headerEntries: Readonly<Record<Viewer, readonly MenuEntry[]>> = {
  visitor: [
    ...single('quote'),
    { kind: 'group', id: 'carriers', links: headerCarriers },
    ...single('benefits', 'aboutUs', 'contact'),
  ],
  lead: [],
  incomplete: single('completeApplication'),
  member: [
    group('myPlan', 'planBenefits', 'searchDrugs', 'searchProviders'),
    group('myDocuments', 'documents', 'idCard', 'form1095a', 'uploadDocuments'),
  ],
}

/** Returns the header of a path. On the application form a signed-in user gets only Logout. */
export function headerMenu(viewer: Viewer, path: string): HeaderMenu {
  if (viewer === 'visitor') return { entries: headerEntries.visitor, action: 'login' }
  return { entries: path === '/lead' ? [] : headerEntries[viewer], action: 'logOut' }
}

const publicFooter: readonly FooterList[] = [
  { id: 'navigation', links: links('quote', 'benefits', 'aboutUs', 'contact') },
  { id: 'carriers', links: footerCarriers },
  { id: 'information', links: links('faqs', 'terms', 'privacy') },
]
const memberFooter: readonly FooterList[] = [
  {
    id: 'member',
    links: links(
      'status',
      'managePlan',
      'planBenefits',
      'searchDrugs',
      'searchProviders',
      'idCard',
      'form1095a',
      'contact',
    ),
  },
]

/**
 * Returns the footer's lists: members with a member id get their own lists, everyone else gets the public ones.
 */
export function footerLists(viewer: Viewer): readonly FooterList[] {
  return viewer === 'member' ? memberFooter : publicFooter
}
