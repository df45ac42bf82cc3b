import type { ApplicantConfiguration } from './member.ts'
import { type ScenarioId, scenarioSets } from './tax-household.ts'

/** Whether the "nobody else" answer disables an option. */
export function isScenarioDisabled(
  configuration: ApplicantConfiguration,
  selected: readonly ScenarioId[],
  id: ScenarioId,
): boolean {
  const { exclusive } = scenarioSets[configuration]
  return exclusive !== null && id !== exclusive && selected.includes(exclusive)
}

/**
 * Returns the selection after the visitor activates one option. A single choice replaces the set's answer. Among
 * several, the exclusive answer unchecks the others, and a disabled option changes nothing. Answers to the questions of
 * other combinations are unchanged.
 */
export function toggleScenario(
  configuration: ApplicantConfiguration,
  selected: readonly ScenarioId[],
  id: ScenarioId,
): readonly ScenarioId[] {
  const { choice, exclusive, options } = scenarioSets[configuration]
  if (!options.includes(id) || isScenarioDisabled(configuration, selected, id)) return selected
  const others = selected.filter((kept) => !options.includes(kept))
  if (choice === 'one') return [...others, id]
  if (selected.includes(id)) return selected.filter((kept) => kept !== id)
  return id === exclusive ? [...others, id] : [...selected, id]
}
