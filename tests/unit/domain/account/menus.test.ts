import { describe, expect, it } from 'vitest'

import type { Viewer } from '#domain/account/account-session.ts'
import { type MenuEntry, footerLists, headerMenu } from '#domain/account/menus.ts'

const pathsOf = (entry: MenuEntry) => (entry.kind === 'link' ? [entry.href] : entry.links.map(({ href }) => href))
const namesOf = (entry: MenuEntry) =>
  entry.kind === 'link' ? entry.id : `${entry.id}: ${entry.links.map(({ id }) => id).join(' ')}`

const headers: readonly [Viewer, string, readonly string[], 'login' | 'logOut'][] = [
  [
    'visitor',
    '/',
    [
      'quote',
      'carriers: ambetter bcbs cigna floridaBlue molina oscar unitedhealthcare',
      'benefits',
      'aboutUs',
      'contact',
    ],
    'login',
  ],
  ['lead', '/portal/status', [], 'logOut'],
  ['incomplete', '/portal/status', ['completeApplication'], 'logOut'],
  ['incomplete', '/lead', [], 'logOut'],
  [
    'member',
    '/portal/status',
    ['myPlan: planBenefits searchDrugs searchProviders', 'myDocuments: documents idCard form1095a uploadDocuments'],
    'logOut',
  ],
  ['member', '/lead', [], 'logOut'],
  ['lead', '/lead', [], 'logOut'],
]

describe('the header (A-70)', () => {
  it.each(headers)('of a %s at %s', (viewer, path, names, action) => {
    const menu = headerMenu(viewer, path)
    expect(menu.entries.map(namesOf)).toEqual(names)
    expect(menu.action).toBe(action)
  })

  it('leads visitors to the seven carriers of A-71', () => {
    expect(headerMenu('visitor', '/').entries.flatMap(pathsOf)).toEqual([
      '/',
      ...['ambetter', 'bcbs', 'cigna', 'florida-blue', 'molina', 'oscar', 'unitedhealthcare'].map(
        (slug) => `/carriers/${slug}`,
      ),
      '/benefits',
      '/about-us',
      '/contact',
    ])
  })

  it('leads members to every portal path but the status, which the footer has', () => {
    expect(headerMenu('member', '/').entries.flatMap(pathsOf)).toEqual([
      '/portal/plan-management',
      '/portal/search-medications',
      '/portal/search-providers',
      '/portal/documents',
      '/portal/documents/id-card',
      '/portal/documents/1095a',
      '/portal/documents/upload',
    ])
  })
})

describe('the footer (A-73)', () => {
  it.each(['visitor', 'lead', 'incomplete'] as const)('of a %s has the three public lists', (viewer) => {
    expect(footerLists(viewer).map(({ id, links }) => [id, links.map((link) => link.id).join(' ')])).toEqual([
      ['navigation', 'quote benefits aboutUs contact'],
      ['carriers', 'aetna ambetter bcbs cigna floridaBlue molina oscar united'],
      ['information', 'faqs terms privacy'],
    ])
  })

  it('of a member has the eight links of their plan', () => {
    expect(footerLists('member').flatMap(({ links }) => links)).toEqual([
      { id: 'status', href: '/portal/status' },
      { id: 'managePlan', href: '/portal/plan-management' },
      { id: 'planBenefits', href: '/portal/plan-management' },
      { id: 'searchDrugs', href: '/portal/search-medications' },
      { id: 'searchProviders', href: '/portal/search-providers' },
      { id: 'idCard', href: '/portal/documents/id-card' },
      { id: 'form1095a', href: '/portal/documents/1095a' },
      { id: 'contact', href: '/contact' },
    ])
  })
})
