import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { Confirmation } from '#components/application/confirmation/confirmation.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { medicaidHelpUrl } from '#config/urls.ts'
import { type Language, languages } from '#i18n/language.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { priceAnswersFor } from '#domain/household/price-answers.ts'
import { priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'

const members = [applicant('primary', 42), applicant('dependent', 12), applicant('dependent', 8)]
const income = { stateAbbr: 'FL', annualIncome: 38_000 }
const creditCents = 183_300
const outcome = priceOutcome({
  members,
  answers: priceAnswersFor(members, null),
  year: 2027,
  fplPercent: 138,
  creditCents,
  income,
})
const months = Object.fromEntries(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, at) => [
      new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2026, at, 15)).toLowerCase(),
      at + 1,
    ]),
  ),
)

/** The amounts, the dates and the links of a half, in order. */
function factsOf(half: HTMLElement) {
  const text = half.textContent
  const english = [...text.matchAll(/([A-Z][a-z]+) (\d{1,2}), (\d{4})/g)].map(([, month = '', day, year]) => [
    months[month.toLowerCase()],
    day,
    year,
  ])
  const spanish = [...text.matchAll(/(\d{1,2}) de ([a-z]+) de (\d{4})/g)].map(([, day, month = '', year]) => [
    months[month],
    day,
    year,
  ])
  return {
    amounts: [...text.matchAll(/\$\d[\d,]*(?:\.\d\d)?/g)].map(([amount]) => amount).toSorted(),
    dates: [...english, ...spanish].map((date) => date.join('-')).toSorted(),
    links: [...half.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }
}

// Proves F-70.
it('both halves of the receipt say the same amounts, dates and links', async () => {
  await loadInBothLanguages('application', 'plans', 'common')
  const rests = (language: Language) => (
    <PriceRestsOn
      {...{ members, creditCents, income }}
      outcome={{ ...outcome, second: { without: [1, 2], isFullPrice: false } }}
      outlook={childrenInChip}
      annualIncome={income.annualIncome}
      year={2027}
      secondCents={7855}
      planPrice={{ premiumCents: 190_144, billCents: 6844 }}
      medicaidHref={medicaidHelpUrl[language]}
    />
  )
  const { container } = render(
    <Confirmation
      name="Ana Torres"
      reference="PU-2001-0001"
      planName="Wellpoint Essential Silver Saver"
      issuerName="Wellpoint"
      price={{ priceCents: 6844, billCents: 7000 }}
      credit={{ outlook: childrenInChip, creditCents }}
      rests={rests}
      sentAt={{ day: { year: 2026, month: 11, day: 19 }, time: { hour: 16, minute: 5 } }}
      signing={{
        signer: 'Ana Torres',
        method: 'typed',
        language: 'en',
        version: '2026.3',
        effective: { year: 2026, month: 11, day: 25 },
      }}
      expectedStart={{ start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } }}
      answerBy={{ day: { year: 2026, month: 12, day: 16 }, time: { hour: 10, minute: 5 } }}
      opensAt={null}
      callers={{
        agentNames: ['Elena Duarte'],
        callsFrom: '1-800-555-0143',
        phone: '1-800-555-0142',
        email: 'help@puente.example',
      }}
      portalHref="/portal/status"
      onPrint={vi.fn()}
    />,
  )
  const [first, second] = languages
    .toReversed()
    .map((language) => container.querySelector(`section[lang="${language}"]`))
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) throw new Error('a half is missing')
  const facts = factsOf(first)
  expect(facts).toEqual(factsOf(second))
  // The hours and the moment of F-76 are one sentence.
  for (const half of [first, second])
    expect(half.textContent.match(/24 (business hours|horas hábiles)/g)).toHaveLength(1)
  expect(first.textContent).toMatch(/24 horas hábiles: a más tardar el/)
  // What is probably paid, the probable credit, and the state's agency.
  expect(facts.amounts).toEqual(expect.arrayContaining(['$68.44', '$1,185.44', '$716', '$78.55']))
  expect(facts.links).toContain('https://www.floridakidcare.org/')
})
