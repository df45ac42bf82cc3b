import { changeOf, placeAfter, placeBefore } from '#domain/application/application-steps.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { initialSession } from '#domain/quote/session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

import { answered, check, type WalkedSite } from './walked-site.ts'

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }

type Act = readonly [name: string, act: () => void]

/** What a visitor can do at the site's place, besides Back and Forward. */
export function actsOf(site: WalkedSite): readonly Act[] {
  const { session, form, path } = site
  if (site.dialogs.length > 0)
    return [
      [
        'close',
        () => {
          site.close()
        },
      ],
      [
        'leave by a link',
        () => {
          site.close()
          site.goTo('/about-us')
        },
      ],
      [
        'go on',
        () => {
          site.close()
          if (path === '/') site.tell({ type: 'stepCommitted' })
        },
      ],
    ]
  const acts: Act[] = [
    [
      'open',
      () => {
        site.open()
      },
    ],
    [
      path === '/about-us' ? 'to the quote' : 'about us',
      () => {
        site.goTo(path === '/about-us' ? '/' : '/about-us')
      },
    ],
    [
      'application',
      () => {
        site.goTo('/lead')
      },
    ],
  ]
  const tell = (name: string, event: QuoteEvent): Act => [
    name,
    () => {
      site.tell(event)
    },
  ]
  if (path === '/lead') {
    const before = placeBefore(check, form)
    acts.push(
      [
        'next',
        () => {
          site.move(placeAfter(check, form))
        },
      ],
      [
        'next',
        () => {
          site.move(placeAfter(check, form))
        },
      ],
    )
    if (before)
      acts.push([
        'previous',
        () => {
          site.move(before)
        },
      ])
    if (form.step === 'consent')
      acts.push([
        'change',
        () => {
          site.move(changeOf('address'))
        },
      ])
  } else if (path === '/') {
    switch (session.phase) {
      case 'quote':
        acts.push(
          tell('next', { type: 'stepCommitted' }),
          tell('next', { type: 'stepCommitted' }),
          tell('previous', { type: 'steppedBack' }),
        )
        if (session.step === 'coverage')
          acts.push(tell('search', { type: 'searchRequested', criteria: answered.results.criteria }))
        if (session === initialSession) acts.push(tell('answer', { type: 'draftChanged', draft: answered.draft }))
        break
      case 'results':
        acts.push(tell('choose', { type: 'planSelected', chosen }), tell('start over', { type: 'startedOver' }))
        if (session.results.viewedPlanId === undefined)
          acts.push(
            tell('open a plan', { type: 'planOpened', planId: chosen.plan.id }),
            tell('page before', { type: 'pageChanged', page: session.results.view.page - 1 }),
            tell('next page', { type: 'pageChanged', page: session.results.view.page + 1 }),
            tell('another order', { type: 'sortChanged', sort: 'price' }),
          )
        else acts.push(tell('back to the list', { type: 'returnedToResults' }))
        break
      case 'register':
        acts.push(
          tell('register', { type: 'registered', attempt: { token: 't' } }),
          tell('plans', { type: 'returnedToResults' }),
        )
        break
      case 'verify':
        acts.push(tell('registration', { type: 'returnedToRegistration' }), [
          'right code',
          () => {
            site.register()
          },
        ])
    }
  }
  return acts
}
