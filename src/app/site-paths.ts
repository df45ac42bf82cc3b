/** Every path beside the flow's, as it is written in the routes; `*` stands for any name. */
export const otherPaths = [
  '/about-us',
  '/benefits',
  '/faqs',
  '/terms-and-conditions',
  '/privacy-policy',
  '/carriers/*',
  '/login',
  '/contact',
  '/lead',
  '/confirmation',
  '/portal/status',
  '/portal/plan-management',
  '/portal/search-medications',
  '/portal/search-providers',
  '/portal/documents',
  '/portal/documents/id-card',
  '/portal/documents/1095a',
  '/portal/documents/upload',
] as const

/** A path beside the flow's; `*` is what is not found. */
export type OtherPath = (typeof otherPaths)[number] | '*'

/** The written path that an address's path belongs to. */
export function otherPathOf(path: string): OtherPath {
  if (/^\/carriers\/[^/]+$/.test(path)) return '/carriers/*'
  return otherPaths.find((written) => written === path) ?? '*'
}
