import type { Viewer } from './account-session.ts'

/** Every link of the menus: its words are the catalog's `menus:links.<id>`, its path is C-1, A-75. */
const paths = {
  quote: '/',
  benefits: '/benefits',
  aboutUs: '/about-us',
  contact: '/contact',
  completeApplication: '/lead',
  faqs: '/faqs',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  aetna: '/carriers/aetna',
  ambetter: '/carriers/ambetter',
  bcbs: '/carriers/bcbs',
  cigna: '/carriers/cigna',
  floridaBlue: '/carriers/florida-blue',
  molina: '/carriers/molina',
  oscar: '/carriers/oscar',
  unitedhealthcare: '/carriers/unitedhealthcare',
  united: '/carriers/unitedhealthcare',
  status: '/portal/status',
  // Two names with one path.
  managePlan: '/portal/plan-management',
  planBenefits: '/portal/plan-management',
  searchDrugs: '/portal/search-medications',
  searchProviders: '/portal/search-providers',
  documents: '/portal/documents',
  idCard: '/portal/documents/id-card',
  form1095a: '/portal/documents/1095a',
  uploadDocuments: '/portal/documents/upload',
} as const

/** A link of the header or the footer. */
export type MenuLinkId = keyof typeof paths

/** A link of the header or the footer with its path. */
export interface MenuLink {
  readonly id: MenuLinkId
  readonly href: string
}

/** What opens a list of links in the header. */
export type MenuGroupId = 'carriers' | 'myPlan' | 'myDocuments'

/** A link of the header, or a list of them below one button. */
export type MenuEntry =
  | ({ readonly kind: 'link' } & MenuLink)
  | { readonly kind: 'group'; readonly id: MenuGroupId; readonly links: readonly MenuLink[] }

/** The header's links, and the button at its end. */
export interface HeaderMenu {
  readonly entries: readonly MenuEntry[]
  readonly action: 'login' | 'logOut'
}

/** A list of the footer below its heading. */
export interface FooterList {
  readonly id: 'navigation' | 'carriers' | 'information' | 'member'
  readonly links: readonly MenuLink[]
}

const links = (...ids: readonly MenuLinkId[]): readonly MenuLink[] => ids.map((id) => ({ id, href: paths[id] }))
const single = (...ids: readonly MenuLinkId[]): readonly MenuEntry[] =>
  links(...ids).map((link) => ({ kind: 'link', ...link }))
const group = (id: MenuGroupId, ...ids: readonly MenuLinkId[]): MenuEntry => ({
  kind: 'group',
  id,
  links: links(...ids),
})

/** The header's links by viewer; a member's seven stand in two lists. */
const headerEntries: Readonly<Record<Viewer, readonly MenuEntry[]>> = {
  visitor: [
    ...single('quote'),
    // Seven here and eight in the footer.
    group('carriers', 'ambetter', 'bcbs', 'cigna', 'floridaBlue', 'molina', 'oscar', 'unitedhealthcare'),
    ...single('benefits', 'aboutUs', 'contact'),
  ],
  lead: [],
  incomplete: single('completeApplication'),
  member: [
    group('myPlan', 'planBenefits', 'searchDrugs', 'searchProviders'),
    group('myDocuments', 'documents', 'idCard', 'form1095a', 'uploadDocuments'),
  ],
}

/** The header of a path; who is signed in finds nothing but Logout on the application form. */
export function headerMenu(viewer: Viewer, path: string): HeaderMenu {
  if (viewer === 'visitor') return { entries: headerEntries.visitor, action: 'login' }
  return { entries: path === paths.completeApplication ? [] : headerEntries[viewer], action: 'logOut' }
}

const publicFooter: readonly FooterList[] = [
  { id: 'navigation', links: links('quote', 'benefits', 'aboutUs', 'contact') },
  {
    id: 'carriers',
    links: links('aetna', 'ambetter', 'bcbs', 'cigna', 'floridaBlue', 'molina', 'oscar', 'united'),
  },
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

/** The footer's lists: members, who have a member id, see their own; everyone else the public ones. */
export function footerLists(viewer: Viewer): readonly FooterList[] {
  return viewer === 'member' ? memberFooter : publicFooter
}
