import { type MemberAnswerName, memberAnswers } from '#domain/household/member-answers.ts'
import type { ApplicantConfiguration } from '#domain/household/member.ts'
import { toggleScenario } from '#domain/household/scenario-choice.ts'
import { type ScenarioId, scenarioSets } from '#domain/household/tax-household.ts'

import type { AskedPerson, HouseholdDraft, TaxHouseholdDraft } from './draft.ts'

/** Returns the household after typing an answer of one person. */
export function answerTyped(
  household: HouseholdDraft,
  person: AskedPerson,
  name: MemberAnswerName,
  text: string,
): HouseholdDraft {
  const { draft } = memberAnswers[name]
  if (typeof person !== 'number') return { ...household, [draft[person]]: text }
  const texts = Object.assign([...household[draft.dependents]], { [person]: text })
  return { ...household, [draft.dependents]: Array.from(texts, (one: string | undefined) => one ?? '') }
}

/** Returns the tax household after an option is toggled; a counting option starts at one dependent. */
export function scenarioToggled(
  taxHousehold: TaxHouseholdDraft,
  configuration: ApplicantConfiguration,
  id: ScenarioId,
): TaxHouseholdDraft {
  const selected = toggleScenario(configuration, taxHousehold.selected, id)
  const startsCounting = id === scenarioSets[configuration].counting && taxHousehold.counts[id] === undefined
  return { selected, counts: startsCounting ? { ...taxHousehold.counts, [id]: '1' } : taxHousehold.counts }
}

/** Returns the tax household after typing the number beside a counting option. */
export function scenarioCountTyped(taxHousehold: TaxHouseholdDraft, id: ScenarioId, text: string): TaxHouseholdDraft {
  return { ...taxHousehold, counts: { ...taxHousehold.counts, [id]: text } }
}
