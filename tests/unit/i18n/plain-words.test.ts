import { expect, it } from 'vitest'

import { agentHelp } from '#content/questions/agent-help.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'

const words = {
  en: { again: /enter them again/, network: /network/, covered: /covered/, dental: /keep it at 18/ },
  es: {
    again: /escríbalos de nuevo/,

    network: /red$/,
    covered: /cubiertos?$/,
    dental: /a los 18 la conservan/,
  },
}

it.each(['en', 'es'] as const)('texts of %s say what a reader has asked', async (language) => {
  await changeLanguage(language)
  await loadNamespaces(...allNamespaces)
  const said = words[language]
  // Proves A-23.
  expect(fixedT(language, 'registration')('failures.wrongCode')).toMatch(said.again)
  // Proves P-77.
  const care = fixedT(language, 'care')
  for (const count of [1, 2]) {
    expect(care('line.doctors', { covered: 1, count })).toMatch(said.network)
    expect(care('line.medicines', { covered: 1, count })).toMatch(said.covered)
  }
  expect(fixedT(language, 'benefits')('benefitCard.pediatric.description')).toMatch(said.dental)
  // The question is about the cost and the time, and so is its short answer.
  expect(agentHelp.short[language]).toContain('{{agencyAnswerHours}}')
})
