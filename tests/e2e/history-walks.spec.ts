import { type Page, errors } from '@playwright/test'

import type { QuoteSession } from '#domain/quote/session.ts'
import { pageEntry, readEntry } from '#lib/history-entry.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { isFull, printFigure, seed } from '#tests/promises/sample.ts'
import { random } from '#tests/run/order.mjs'
import { catalogTexts } from '#tests/structure/catalog-files.ts'

import { expect, test } from './fixtures.ts'
import { openAnsweredApplication } from './lead-session.ts'
import { openFlowAt } from './quote-session.ts'

/**
 * Random walks on a phone through the quote, the application, other pages and dialogs over all of them: whatever was pressed, the
 * entry of the history names what is shown, and no Back is dead.
 */

const walks = isFull ? 12 : 2
const acts = 20
/** Neighbouring seeds give neighbouring numbers. */
const walkApart = 104_729

type Act = readonly [name: string, act: () => Promise<unknown>]

const answered: QuoteSession = { phase: 'quote', step: 'taxHousehold', draft: atResults().draft, results: null }

/** What the entry says: the address, the place, and how many dialogs are open. */
async function entryOf(page: Page) {
  const { state, path, length } = await page.evaluate(() => {
    const state: unknown = history.state
    return { state, path: location.pathname, length: history.length }
  })
  const { at, place, dialogs } = readEntry(state) ?? pageEntry(0)
  return { path, at, ahead: length - 1 - at, place, dialogs: dialogs.length }
}

const sight = ({ path, place, dialogs }: Awaited<ReturnType<typeof entryOf>>) => [path, place, dialogs].join(' ')

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

for (let walk = 0; walk < walks; walk += 1)
  test(`walk ${walk} of seed ${seed}`, async ({ page, request, language }) => {
    test.slow()
    const next = random(seed + walk * walkApart)
    const word = (area: string, key: string) =>
      (catalogTexts(language, area).get(key) ?? key).replace('{{year}}', '2026')
    const button = (area: string, key: string) => page.getByRole('button', { name: word(area, key), exact: true })
    const press = (area: string, key: string): Act => [key, () => button(area, key).first().click()]
    /** A dialog may have to be fetched: until it is open, nothing says that it will be. */
    const opening = ([name, act]: Act): Act => [
      name,
      async () => {
        await act()
        await expect(dialogOf(page)).toHaveCount(1)
      },
    ]

    const headingOf = (place: string) => {
      const [screen = '', step = ''] = place.split('/')
      switch (screen) {
        case 'quote':
          return word('home', `wizardSteps.${step}.heading`)
        case 'results':
          return word('plans', 'results.recommendedPlans')
        case 'register':
          return word('registration', 'createAccount.title')
        default:
          return word('application', `applicationSteps.${step === 'sign' ? 'consent' : step}.title`)
      }
    }
    const isTrue = async () => {
      const { place, dialogs } = await entryOf(page)
      if ((await dialogOf(page).count()) !== dialogs) return false
      // Under an open dialog too, where no role is found.
      const headings = page.locator('main :is(h1, h2)')
      return place === null ? (await headings.count()) > 0 : (await headings.allInnerTexts()).includes(headingOf(place))
    }
    const actsOfPlace = (place: string | null): readonly Act[] => {
      const [screen, step] = place?.split('/') ?? []
      switch (screen) {
        case 'quote':
          if (step === 'coverage') return [press('quote', 'coverageQuestion.no')]
          return [
            press('home', 'wizardCard.next'),
            press('home', 'wizardCard.next'),
            ...(step === 'location' ? [] : [press('home', 'wizardCard.previous')]),
            ...(step === 'income' ? [opening(press('quote', 'incomeFields.estimate'))] : []),
          ]
        case 'results':
          return [
            opening(press('plans', 'startOver.button')),
            ['choose', () => page.getByRole('article').first().getByRole('button').last().click()],
          ]
        case 'register':
          return [press('registration', 'createAccountForm.back')]
        case 'application':
          if (step === 'sign') return [press('application', 'applicationFrame.previous')]
          if (place?.endsWith('/change') === true)
            return [
              press('application', 'applicationFrame.next'),
              press('application', 'applicationFrame.cancelChange'),
            ]
          if (step === 'review')
            return [
              press('application', 'applicationFrame.toSignature'),
              [
                'change',
                () =>
                  page
                    .getByRole('button', { name: word('application', 'reviewAnswers.change') })
                    .first()
                    .click(),
              ],
            ]
          return [press('application', 'applicationFrame.next'), press('application', 'applicationFrame.next')]
        default:
          return []
      }
    }
    const actsNow = async (): Promise<readonly Act[]> => {
      const { place, path, dialogs } = await entryOf(page)
      const reload: Act = ['reload', () => page.reload()]
      if (dialogs > 0) return [['Escape', () => page.keyboard.press('Escape')], reload]
      const other = path === '/faqs' ? '/about-us' : '/faqs'
      return [
        // The page's acts have the greater chance.
        ...actsOfPlace(place),
        ...actsOfPlace(place),
        ...actsOfPlace(place),
        reload,
        opening([
          'menu',
          () =>
            page
              .getByRole('banner')
              .getByRole('button', { name: word('common', 'siteHeader.menu') })
              .click(),
        ]),
        [
          'another page',
          async () => {
            await page.getByRole('contentinfo').locator(`a[href$="${other}"]`).first().click()
            await expect(page).toHaveURL(new RegExp(`${other}$`))
          },
        ],
      ]
    }

    /** A save that ends late may take a control away, or put it behind a dialog, while it is aimed at. */
    const doNow = async (act: Act[1], seen: string) => {
      try {
        await act()
      } catch (error) {
        if (!(error instanceof errors.TimeoutError) || sight(await entryOf(page)) === seen) throw error
      }
    }

    await page.setViewportSize({ width: 390, height: 844 })
    page.setDefaultTimeout(7_000)
    if (walk % 2 === 0) await openFlowAt(page, answered)
    else await openAnsweredApplication(page, request)
    await expect.poll(isTrue, 'at the start').toBe(true)
    const first = (await entryOf(page)).at
    const trail: string[] = []
    for (let turn = 0; turn < acts; turn += 1) {
      const before = await entryOf(page)
      const chance = next()
      if (chance < 0.3 && before.at > first) {
        trail.push('Back')
        await page.goBack()
        await expect.poll(async () => sight(await entryOf(page)), trail.join(', ')).not.toBe(sight(before))
      } else if (chance < 0.45 && before.ahead > 0) {
        trail.push('Forward')
        await page.goForward()
      } else {
        const possible = await actsNow()
        const [name = '', act] = possible[Math.floor(next() * possible.length)] ?? []
        trail.push(name)
        if (act) await doNow(act, sight(before))
      }
      await expect.poll(isTrue, trail.join(', ')).toBe(true)
    }
    printFigure('History in the browser', `walk ${walk} in ${language}, ${acts} acts: ${trail.join(', ')}`)
  })
