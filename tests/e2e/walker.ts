import type { Page } from '@playwright/test'

import { applicableSteps } from '#domain/flow/step-order.ts'
import type { County } from '#domain/geo/county.ts'
import { type LocationOutcome, countyOutcome, isZip, locationOutcome } from '#domain/geo/location-outcome.ts'
import { isScenarioDisabled } from '#domain/household/scenario-choice.ts'
import { scenarioSets } from '#domain/household/tax-household.ts'
import { type HouseholdDraft, configurationOf, countiesFound, dependentsShown, zipTyped } from '#domain/quote/draft.ts'
import { answerTyped, scenarioToggled } from '#domain/quote/household-typed.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { incomeFacts } from '#domain/quote/income-check.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { stepIssues, wizardSteps } from '#domain/quote/wizard-steps.ts'
import { type Language, toLanguage } from '#i18n/language.ts'
import { countiesOf } from '#mocks/marketplace/places.ts'
import { catalogTexts } from '#tests/structure/catalog-files.ts'

import { expect } from './fixtures.ts'
import { type FlowHistory, flowHistory } from './back-and-forward.ts'

/** Chooses an item at random. */
export type Choose = <T>(...from: readonly [T, ...T[]]) => T

/** An act of a walk; its name appears in the trail of a failed walk. */
export type Act = readonly [name: string, act: () => Promise<unknown>]

async function outcomeOf(zip: string): Promise<LocationOutcome> {
  const counties = await countiesOf(zip)
  return locationOutcome(counties.map(({ zipcode, ...county }) => ({ ...county, zipCode: zipcode })))
}

function countiesKept(outcome: LocationOutcome): readonly County[] {
  if (outcome.kind === 'notFound') return []
  return outcome.kind === 'chooseCounty' ? outcome.counties : [outcome.county]
}

/**
 * A visitor who walks through the quote in a browser. The domain's own flow gets the same events: `session` is the
 * expected place and state.
 */
export function walker(page: Page, first: Language, start: QuoteSession, choose: Choose) {
  const main = page.getByRole('main')
  const visited: FlowHistory = flowHistory(start)
  let session = start
  let language = first
  const word = (area: string, key: string) => catalogTexts(language, area).get(key) ?? key
  const button = (area: string, key: string) => main.getByRole('button', { name: word(area, key), exact: true })
  const tell = (event: QuoteEvent) => {
    const before = session
    session = reduceSession(before, event)
    visited.follow(before, session)
  }
  const answer = (draft: Partial<QuoteSession['draft']>) => {
    tell({ type: 'draftChanged', draft })
  }

  /** The notice about a state with its own marketplace opens automatically. */
  const closeNotice = async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    visited.endAhead()
  }
  const lookedUp = async (): Promise<boolean> => {
    const { location } = session.draft
    const outcome = await outcomeOf(location.zip)
    answer({ location: countiesFound(location, countiesKept(outcome)) })
    if (outcome.kind === 'ownMarketplace') await closeNotice()
    return outcome.kind !== 'notFound' && outcome.kind !== 'ownMarketplace'
  }
  const zip = async () => {
    // Miami; counties of one state and of two; a state with its own marketplace; none, and no ZIP code.
    const typed = choose('33133', '33133', '33133', '03243', '03579', '90210', '00000', '331')
    await main.getByRole('textbox').fill(typed)
    answer({ location: zipTyped(session.draft.location, typed) })
    if (!isZip(typed) || session.draft.location.counties.length > 0 || choose(true, false)) return
    await button('location', 'locationFields.verify').click()
    await lookedUp()
  }
  const county = async () => {
    const { location } = session.draft
    const [one, ...others] = location.counties
    if (one === undefined) return
    const chosen = choose(one, ...others)
    await main.getByRole('combobox').selectOption(chosen.fips)
    answer({ location: { ...location, countyFips: chosen.fips } })
    if (chosen.fips !== location.countyFips && countyOutcome(chosen).kind === 'ownMarketplace') await closeNotice()
  }
  const household = async () => {
    const change = (changed: HouseholdDraft) => {
      answer({ household: changed })
    }
    const names = ['self', 'spouse', 'dependents'] as const
    const who = choose('self', 'self', ...names)
    const isOn = choose(true, true, true, false)
    const group = main.getByRole('group', { name: word('quote-steps', `applicantFields.${who}`), exact: true })
    const box = main.getByRole('checkbox', { name: word('quote-steps', `applicantFields.${who}`), exact: true })
    await box.setChecked(isOn)
    change({ ...session.draft.household, [who]: isOn })
    if (!isOn) return
    const lines = group.getByRole('textbox')
    if (who !== 'dependents') {
      const age = choose('34', '52', '34', '', '121')
      await lines.fill(age)
      change({ ...session.draft.household, [`${who}Age`]: age })
      return
    }
    const dependentCount = choose('1', '2', '1', '0')
    await lines.first().fill(dependentCount)
    change({ ...session.draft.household, dependentCount })
    for (const index of dependentsShown(session.draft.household).keys()) {
      const age = choose('7', '9', '7', '')
      await lines.nth(index + 1).fill(age)
      change(answerTyped(session.draft.household, index, 'age', age))
    }
  }
  const taxHousehold = async () => {
    const configuration = configurationOf(session.draft.household)
    const { options, choice } = scenarioSets[configuration]
    const [one, ...others] = options
    if (one === undefined) return
    const id = choose(one, ...others)
    if (isScenarioDisabled(configuration, session.draft.taxHousehold.selected, id)) return
    const role = choice === 'one' ? 'radio' : 'checkbox'
    await main.getByRole(role, { name: word('quote-steps', `scenarios.${id}.label`), exact: true }).click()
    answer({ taxHousehold: scenarioToggled(session.draft.taxHousehold, configuration, id) })
  }
  const income = async () => {
    const annualIncome = choose('90000', '120000', '')
    await main.getByRole('textbox').fill(annualIncome)
    answer({ income: { annualIncome, primaryAnnualIncome: null, spouseAnnualIncome: null } })
  }
  const search = async () => {
    await button('quote-steps', 'coverageQuestion.no').click()
    const wanted = toCriteria(session.draft, 2026)
    answer({ coverage: { hasMarketplaceCoverage: false } })
    if (wanted.ok) tell({ type: 'searchRequested', criteria: wanted.value })
  }
  const next = async () => {
    if (session.phase !== 'quote') return
    const { location } = session.draft
    await button('location', 'wizardCard.next').click()
    if (session.step === 'location' && isZip(location.zip) && location.counties.length === 0 && !(await lookedUp()))
      return
    if (stepIssues(session.draft, session.step).length === 0)
      tell({ type: 'stepCommitted', checked: incomeFacts(session.draft, 2026) ?? undefined })
  }
  const previous = async () => {
    await button('location', 'wizardCard.previous').click()
    tell({ type: 'steppedBack' })
  }
  const jump = async () => {
    if (session.phase !== 'quote') return
    const { draft, step } = session
    const asked = applicableSteps(wizardSteps, draft).map(({ id }) => id)
    const [one, ...others] = asked.slice(0, asked.indexOf(step))
    if (one === undefined) return
    const target = choose(one, ...others)
    const bars = main.getByRole('list', { name: word('location', 'wizardCard.progress') })
    await bars.getByRole('button').nth(asked.indexOf(target)).click()
    tell({ type: 'wentToStep', step: target })
  }
  const reload = async () => {
    await page.reload()
    await expect(page.locator('html[data-live]')).toBeAttached()
    // If the address names a language, that language is shown.
    language = toLanguage(await page.locator('html').getAttribute('lang')) ?? language
  }
  const switchLanguage = async () => {
    language = language === 'en' ? 'es' : 'en'
    await page.getByRole('button', { name: language === 'en' ? 'English' : 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  const travel = (way: 'goBack' | 'goForward') => async () => {
    await page[way]()
    const before = session
    session = reduceSession(before, visited[way]())
    visited.arrived(before, session)
  }

  const answers: Readonly<Record<string, Act>> = {
    location: ['ZIP code', zip],
    household: ['household', household],
    taxHousehold: ['tax household', taxHousehold],
    income: ['income', income],
    coverage: ['search', search],
  }
  return {
    session: () => session,
    word,
    /** The possible acts at the current place; likelier ones are repeated. */
    acts: (): readonly Act[] => {
      const acts: Act[] = [
        ['reload', reload],
        ['language', switchLanguage],
      ]
      const back: Act = ["browser's Back", travel('goBack')]
      if (visited.canGo('goBack')) acts.push(back, back)
      if (visited.canGo('goForward')) acts.push(["browser's Forward", travel('goForward')])
      if (session.phase !== 'quote') return acts
      const given = answers[session.step]
      if (given) acts.push(given, given, given)
      if (session.step === 'location' && session.draft.location.counties.length > 1) acts.push(['county', county])
      // If all is answered, Next is the likeliest, or few walks would get far.
      const isAnswered = stepIssues(session.draft, session.step).length === 0
      if (session.step !== 'coverage') acts.push(...Array<Act>(isAnswered ? 12 : 3).fill(['Next', next]))
      if (session.step !== 'location') acts.push(['Previous', previous], ['earlier step', jump])
      return acts
    },
  }
}
