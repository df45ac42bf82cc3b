import type { CarrierName } from '#domain/content/carrier.ts'

import type { Viewer } from './account-session.ts'

/** A menu link other than the carriers'; the words are in the catalog under `menus:links.<id>` (A-75). */
export type MenuLinkId =
  | 'quote'
  | 'benefits'
  | 'aboutUs'
  | 'contact'
  | 'glossary'
  | 'accessibility'
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
  | { readonly id: string; readonly name: string }

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

/** Returns the header's group of carriers; empty without a carrier. */
function headerCarriers(carriers: readonly CarrierName[]): readonly MenuEntry[] {
  const shown = carriers.filter(({ isInHeader }) => isInHeader).map(({ slug, name }) => ({ id: slug, name }))
  return shown.length === 0 ? [] : [{ kind: 'group', id: 'carriers', links: shown }]
}

/** The header's links of a signed-in user; a member's seven links form two groups. */
const headerEntries: Readonly<Record<Exclude<Viewer, 'visitor'>, readonly MenuEntry[]>> = {
  lead: [],
  incomplete: single('completeApplication'),
  member: [
    group('myPlan', 'planBenefits', 'searchDrugs', 'searchProviders'),
    group('myDocuments', 'documents', 'idCard', 'form1095a', 'uploadDocuments'),
  ],
}

/**
 * Returns the header of a path. Visitors get the agency's carriers; on the application form a signed-in user gets
 * only Logout.
 */
export function headerMenu(viewer: Viewer, path: string, carriers: readonly CarrierName[]): HeaderMenu {
  if (viewer === 'visitor')
    return {
      entries: [...single('quote'), ...headerCarriers(carriers), ...single('benefits', 'aboutUs', 'contact')],
      action: 'login',
    }
  return { entries: path === '/lead' ? [] : headerEntries[viewer], action: 'logOut' }
}

function publicFooter(carriers: readonly CarrierName[]): readonly FooterList[] {
  const carrierLinks = carriers.map(({ slug, name, footerName }) => ({ id: slug, name: footerName ?? name }))
  const lists: readonly FooterList[] = [
    { id: 'navigation', links: links('quote', 'benefits', 'aboutUs', 'contact') },
    { id: 'carriers', links: carrierLinks },
    { id: 'information', links: links('faqs', 'glossary', 'terms', 'privacy') },
  ]
  return lists.filter((list) => list.links.length > 0)
}
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
 * Returns the footer's lists: members with a member id get their own lists, everyone else gets the public ones,
 * with the agency's carriers.
 */
export function footerLists(viewer: Viewer, carriers: readonly CarrierName[]): readonly FooterList[] {
  return viewer === 'member' ? memberFooter : publicFooter(carriers)
}
