import { describe, expect, it } from 'vitest'

import { pagePaths } from '#config/pages.ts'
import type { Viewer } from '#domain/account/account-session.ts'
import { type MenuEntry, footerLists, headerMenu } from '#domain/account/menus.ts'
import type { CarrierName } from '#domain/content/carrier.ts'
import { menuPath } from '#i18n/menu-path.ts'

const carriers: readonly CarrierName[] = [
  { slug: 'anchor', name: 'Anchor', isInHeader: false },
  { slug: 'blue-river', name: 'Blue River and Blue Lake', isInHeader: true, footerName: 'Blue River' },
  { slug: 'mesa', name: 'Mesa', isInHeader: true },
]

const pathsOf = (entry: MenuEntry) => (entry.kind === 'link' ? [entry] : entry.links).map(menuPath)
const namesOf = (entry: MenuEntry) =>
  entry.kind === 'link' ? entry.id : `${entry.id}: ${entry.links.map(({ id }) => id).join(' ')}`

const headers: readonly [Viewer, string, readonly string[], 'login' | 'logOut'][] = [
  ['visitor', '/', ['quote', 'carriers: blue-river mesa', 'benefits', 'aboutUs', 'contact'], 'login'],
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
    const menu = headerMenu(viewer, path, carriers)
    expect(menu.entries.map(namesOf)).toEqual(names)
    expect(menu.action).toBe(action)
  })

  // ASVS 7.4.4.
  it.each(pagePaths)('offers whoever is signed in the log-out at %s', (path) => {
    for (const viewer of ['lead', 'incomplete', 'member'] as const)
      expect(headerMenu(viewer, path, carriers).action).toBe('logOut')
  })

  it('leads visitors to the carriers that are marked for it (A-71)', () => {
    expect(headerMenu('visitor', '/', carriers).entries.flatMap(pathsOf)).toEqual([
      '/',
      '/carriers/blue-river',
      '/carriers/mesa',
      '/benefits',
      '/about-us',
      '/contact',
    ])
  })

  it('leads members to every portal path but the status, which the footer has', () => {
    expect(headerMenu('member', '/', carriers).entries.flatMap(pathsOf)).toEqual([
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

it('has no empty list for an agency without carriers', () => {
  expect(headerMenu('visitor', '/', []).entries.map(namesOf)).toEqual(['quote', 'benefits', 'aboutUs', 'contact'])
  expect(footerLists('visitor', []).map(({ id }) => id)).toEqual(['navigation', 'information'])
})

describe('the footer (A-73)', () => {
  it.each(['visitor', 'lead', 'incomplete'] as const)('of a %s has the three public lists', (viewer) => {
    expect(footerLists(viewer, carriers).map(({ id, links }) => [id, links.map((link) => link.id).join(' ')])).toEqual([
      ['navigation', 'quote benefits aboutUs contact'],
      ['carriers', 'anchor blue-river mesa'],
      ['information', 'faqs glossary terms privacy'],
    ])
  })

  it('calls each carrier by its name, or by a shorter one', () => {
    const [, ofCarriers] = footerLists('visitor', carriers)
    expect(ofCarriers?.links.map(({ name }) => name)).toEqual(['Anchor', 'Blue River', 'Mesa'])
  })

  it('of a member has the eight links of their plan', () => {
    expect(
      footerLists('member', carriers).flatMap(({ links }) => links.map((link) => [link.id, menuPath(link)])),
    ).toEqual([
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
