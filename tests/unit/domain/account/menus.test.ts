import { describe, expect, it } from 'vitest'

import type { Viewer } from '#domain/account/account-session.ts'
import { type MenuEntry, footerLists, headerMenu } from '#domain/account/menus.ts'
import { menuPath } from '#i18n/menu-path.ts'

const pathsOf = (entry: MenuEntry) => (entry.kind === 'link' ? [entry] : entry.links).map(menuPath)
const namesOf = (entry: MenuEntry) =>
  entry.kind === 'link' ? entry.id : `${entry.id}: ${entry.links.map(({ id }) => id).join(' ')}`

const headers: readonly [Viewer, string, readonly string[], 'login' | 'logOut'][] = [
  [
    'visitor',
    '/',
    [
      'quote',
      'carriers: ambetter bcbs cigna florida-blue molina oscar unitedhealthcare',
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
      ['carriers', 'aetna ambetter bcbs cigna florida-blue molina oscar unitedhealthcare'],
      ['information', 'faqs terms privacy'],
    ])
  })

  it('calls each carrier by its name, and one by a shorter', () => {
    const [, ofCarriers] = footerLists('visitor')
    expect(ofCarriers?.links.map(({ name }) => name)).toEqual([
      'Aetna',
      'Ambetter',
      'Blue Cross Blue Shield',
      'Cigna',
      'Florida Blue',
      'Molina',
      'Oscar',
      'United',
    ])
  })

  it('of a member has the eight links of their plan', () => {
    expect(footerLists('member').flatMap(({ links }) => links.map((link) => [link.id, menuPath(link)]))).toEqual([
      ['status', '/portal/status'],
      ['managePlan', '/portal/plan-management'],
      ['planBenefits', '/portal/plan-management'],
      ['searchDrugs', '/portal/search-medications'],
      ['searchProviders', '/portal/search-providers'],
      ['idCard', '/portal/documents/id-card'],
      ['form1095a', '/portal/documents/1095a'],
      ['contact', '/contact'],
    ])
  })
})
